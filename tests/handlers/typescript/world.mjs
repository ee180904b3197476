// What surrounds a handler in a test: facts, a person who answers, and a clock that can be
// set. A second of the handler's takes a millisecond here, and its five minutes never end
// unless the situation says so.
import { pathToFileURL } from "node:url";
import { setTimeout } from "node:timers/promises";

const LIMIT = 300_000;

/** A promise with what settles it. */
function moment() {
  let happen;
  const happened = new Promise((resolve) => {
    happen = resolve;
  });
  return { happen, happened };
}

const forever = (signal) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
  });

export class World {
  constructor(spec, revision, situation, module) {
    Object.assign(this, { spec, revision, situation, module });
    this.facts = { ...spec.facts };
    this.performed = [];
    this.asked = [];
    this.logged = [];
    this.completed = [];
    this.now = Date.now();
    this.page = false;
    this.shown = moment();
    this.caller = new AbortController();
  }

  static async of(spec, revision, situation) {
    const module = await import(pathToFileURL(spec.module).href);
    return new World(spec, revision, situation, module);
  }

  get waits() {
    return this.revision < "2026-07-28";
  }

  /** What the client declares. */
  get capabilities() {
    const both = { form: {}, url: {} };
    const declared = {
      "url-only": { url: {} },
      "form-only": { form: {} },
      empty: {},
    };
    const silent = ["no-capability", "operator"].includes(this.situation);
    return silent ? {} : { elicitation: declared[this.situation] ?? both };
  }

  get clock() {
    const sleep = async (milliseconds, signal) => {
      if (milliseconds < LIMIT) {
        return setTimeout(milliseconds / 1000, null, { signal });
      }
      return this.situation === "time-out"
        ? this.shown.happened
        : forever(signal);
    };
    return { now: () => this.now, sleep };
  }

  get options() {
    return {
      clock: this.clock,
      operatorAllows: this.situation === "operator",
      log: (line) => this.logged.push(line),
      locale: () => this.spec.locale,
    };
  }

  /** What an author writes, for every design at once. */
  get actions() {
    const own = {
      pageUrl: async (_call, id) => `http://127.0.0.1:8123/connect/${id}`,
      finished: async () => this.page ?? undefined,
      perform: async ({ answer, candidate }) => {
        this.performed.push({ answer, candidate });
        if (this.situation === "act-failed") {
          throw new Error("a secret in the text of an exception");
        }
        const { done, values } = this.spec;
        return { ...(done && { structured: done }), values };
      },
    };
    const read = (name) => (_call, signal) => {
      const value = this.facts[name];
      if (value === "throws") {
        throw new Error("a secret in the text of an exception");
      }
      if (value === "raises") {
        return Promise.reject(
          new Error("a secret in the text of an exception"),
        );
      }
      return value === "hangs"
        ? forever(signal)
        : Promise.resolve(value ?? undefined);
    };
    return new Proxy(own, { get: (_own, name) => own[name] ?? read(name) });
  }

  handler(server, more) {
    const make = this.module[`${this.spec.function}Handler`];
    return make(server, this.actions, { ...this.options, ...more });
  }

  /** What the person does once the question is shown. */
  async answer({ message, requestedSchema, url }) {
    this.asked.push({
      message,
      schema: requestedSchema ?? null,
      url: url ?? null,
    });
    this.shown.happen();
    if (this.situation === "client-error") {
      throw new Error("broken");
    }
    if (this.situation === "time-out") {
      this.now += LIMIT + 1000;
      await (this.waits ? forever(this.caller.signal) : undefined);
    }
    if (this.situation === "client-gone") {
      this.caller.abort();
      throw new Error("gone");
    }
    if (["changed", "changed-once"].includes(this.situation)) {
      const shown = this.situation === "changed" ? this.asked.length : 1;
      Object.assign(this.facts, ...this.spec.changes.slice(0, shown));
    }
    if (["decline", "cancel"].includes(this.situation)) {
      return { action: this.situation };
    }
    if (url !== undefined) {
      const pages = { pending: false, "page-failed": null };
      this.page = this.situation in pages ? pages[this.situation] : true;
      return { action: "accept" };
    }
    const { accept, negative, unknown } = this.spec;
    const contents = { "empty-content": {}, negative, unknown };
    if (this.situation === "no-content") {
      return { action: "accept" };
    }
    return { action: "accept", content: contents[this.situation] ?? accept };
  }

  report(result) {
    const { performed, asked, logged, completed } = this;
    const happened = { performed, asked, logged, completed };
    if (result instanceof Error) {
      const { name: type, code = null, message } = result;
      const error = { type, code, text: message.slice(0, 300) };
      return {
        text: "",
        structured: null,
        is_error: false,
        error,
        ...happened,
      };
    }
    const text = (result.content ?? []).map((part) => part.text ?? "").join("");
    const structured = result.structuredContent ?? null;
    const is_error = Boolean(result.isError);
    return { text, structured, is_error, error: null, ...happened };
  }
}

/** Plays every situation that standard input names; prints what happened in each. */
export async function playAll(play) {
  const chunks = [];
  for await (const chunk of process.stdin) {
    chunks.push(chunk);
  }
  const reports = [];
  for (const spec of JSON.parse(Buffer.concat(chunks).toString())) {
    for (const [revision, situation] of spec.situations) {
      const world = await World.of(spec, revision, situation);
      const over = new AbortController();
      const late = setTimeout(5_000, new Error("no end in five seconds"), {
        signal: over.signal,
      });
      const result = await Promise.race([play(world), late]).catch(
        (error) => error,
      );
      over.abort();
      late.catch(() => {});
      const which = { design: spec.name, revision, situation };
      reports.push({ ...which, ...world.report(result) });
    }
  }
  process.stdout.write(JSON.stringify(reports), () => process.exit(0));
}
