// Asks the user before the tool acts, and lets it act only on what they accepted.
// Made by elicit-design from a design; change the design and make it anew. Yours to write
// is one class with the methods of `NotesDeleteActions`; then, in the server:
//
//   const states = createRequestStateCodec({ key: SECRET }); // one key for all workers
//   const server = new McpServer(info, { requestState: { verify: states.verify } });
//   const handler = notesDeleteHandler(server, actions, { states });
//   server.registerTool(TOOL, config, handler);
//
// One handler serves the 2025 revisions, where the server asks while it works, and
// 2026-07-28, where it asks through its result and is called again.

import { createHash, randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";

import {
  type CallToolResult,
  type ClientCapabilities,
  type ElicitResult,
  type InputRequiredResult,
  type McpServer,
  type PrimitiveSchemaDefinition,
  type RequestStateCodec,
  type ServerContext,
  CLIENT_CAPABILITIES_META_KEY,
  ProtocolError,
  ProtocolErrorCode,
  inputRequired,
} from "@modelcontextprotocol/server";
import * as z from "zod/v4";

const SDK = "@modelcontextprotocol/server";
const TOOL = "notes_delete";
const LIMIT = 300_000; // how long an answer may take, in milliseconds

checkSdk(createRequire(import.meta.url).resolve(SDK));

export type Arguments = Readonly<Record<string, unknown>>;
export type Candidate = Readonly<Record<string, unknown>>;

/** What was read for this call; undefined where it could not be read in time. */
export interface Loaded {
  readonly notes?: readonly Candidate[] | undefined;
}

/** What consents, in every respect; any other answer refuses. */
const Answer = z.object({
  choice: z.string(),
});
export type Answer = z.infer<typeof Answer>;

const agreed: unique symbol = Symbol("agreed");

/** A call that may act. Only `accept` makes one, and `perform` takes nothing else. */
export interface Accepted {
  readonly [agreed]: true;
  readonly arguments: Arguments;
  readonly loaded: Loaded;
  readonly answer?: Answer | undefined;
  readonly candidate?: Candidate | undefined;
}

/** Every other end of a call; `text` stands in for the words of the design. */
interface Stopped {
  readonly name: Stop;
  readonly text?: string | undefined;
  readonly candidate?: Candidate | undefined;
}

type Stop =
  | "refused"
  | "dismissed"
  | "unsupported"
  | "ask-failed"
  | "changed"
  | "act-failed"
  | "invalid";
type Outcome = Accepted | Stopped;

/** What `perform` did; `values` are named by the design's words for success. */
export interface Done {
  readonly structured?: Record<string, unknown>;
  readonly text?: string;
  readonly values?: Record<string, unknown>;
}

/** Yours to write; the rest of this file is made anew when the design changes. */
export interface NotesDeleteActions {
  /** Reads: notes whose title contains the words given. */
  notes(
    call: Arguments,
    signal: AbortSignal,
  ): Promise<readonly Candidate[] | undefined>;
  /** Acts. Throw when it fails: the user is told that it may have half happened. */
  perform(accepted: Accepted, signal: AbortSignal): Promise<Done>;
}

export interface Clock {
  now(): number;
  sleep(milliseconds: number, signal: AbortSignal): Promise<unknown>;
}

export interface Options {
  /** Seals what is kept between two rounds; `verify` belongs into the server's options. */
  readonly states: RequestStateCodec<unknown>;
  /** Where used confirmations are kept; several workers need one that they share. */
  readonly spent?: Spent;
  /** The user's language, such as "pt-BR". */
  readonly locale?: (ctx: ServerContext) => string | undefined;
  /** Who the call is made for; by default the client that signed in. */
  readonly principal?: (ctx: ServerContext) => string | undefined;
  /** Told the tool and how a call ended, never what it was about. */
  readonly log?: (line: string) => void;
  /** Told what your own methods threw. */
  readonly onError?: (error: unknown) => void;
  readonly clock?: Clock;
}

const LOCALES = ["en", "pt-BR"] as const;
type Locale = (typeof LOCALES)[number];

type Values = Readonly<Record<string, unknown>>;
type Text = string | readonly Part[];
type Part = string | typeof N | Value | Plural;
type Value = Readonly<{ value: string }>;
type Arms = Readonly<Record<string, Text>> & { readonly other: Text };
type Plural = Readonly<{ plural: string; arms: Arms }>;
type Kind = "count" | "text";
type Kinds = Readonly<Record<string, readonly [Kind, number]>>;

/** In an arm of a plural: the number it was chosen by. */
const N: unique symbol = Symbol("number");
const value = (name: string): Value => ({ value: name });
const plural = (name: string, arms: Arms): Plural => ({
  plural: name,
  arms,
});

/** The parts of a text, in order. */
function text(plain: TemplateStringsArray, ...parts: Part[]): Part[] {
  return plain.flatMap((one, n) => [one, ...parts.slice(n, n + 1)]);
}

const WORDS = {
  en: {
    message: text`${value("count")} notes match ${value("query")}. Permanently delete one of them? It cannot be restored.`,
    "field.choice.title": "Note to delete",
    "field.choice.description":
      "Read a moment ago; nothing changes unless you choose it.",
    "option.candidate": text`Permanently delete ${value("candidate_title")} (${plural("words", { one: text`${N} word`, other: text`${N} words` })}, ${value("path")})`,
    "option.keep-every-note": "Keep every note",
    "outcome.accepted": text`Deleted ${value("candidate_title")} (${plural("words", { one: text`${N} word`, other: text`${N} words` })}, ${value("path")}).`,
    "message.one": text`Permanently delete the note ${value("candidate_title")} (${plural("words", { one: text`${N} word`, other: text`${N} words` })}, ${value("path")})? It cannot be restored.`,
    "outcome.refused":
      "Nothing was deleted: declined, or the client could not show the question. Do not retry without a new instruction.",
    "outcome.dismissed": "Nothing was deleted: no answer was given.",
    "outcome.unsupported":
      "Nothing was deleted: this client cannot ask. Use one that supports elicitation.",
    "outcome.ask-failed":
      "Nothing was deleted: the question timed out or did not arrive.",
    "outcome.changed":
      "Nothing was deleted: the note changed after the question was shown.",
    "outcome.act-failed":
      "The call failed after consent, and part of it may have happened. Check the note with notes_search before trying again.",
    "band.none":
      "Nothing was done: nothing matches. Call again with other words.",
    "band.many":
      "Nothing was done: too many match to choose from. Call again with an exact name.",
  },
  "pt-BR": {
    message: text`${value("count")} notas correspondem a ${value("query")}. Excluir definitivamente um destes itens? Não será possível recuperar.`,
    "field.choice.title": "Nota a excluir",
    "field.choice.description":
      "Consultado há pouco; nada muda, a menos que você escolha.",
    "option.candidate": text`Excluir definitivamente ${value("candidate_title")} (${plural("words", { one: text`${N} word`, other: text`${N} words` })}, ${value("path")})`,
    "option.keep-every-note": "Manter tudo como está",
    "outcome.accepted": text`Concluído: excluir ${value("candidate_title")} (${plural("words", { one: text`${N} word`, other: text`${N} words` })}, ${value("path")}).`,
    "message.one": text`Excluir definitivamente a nota ${value("candidate_title")} (${plural("words", { one: text`${N} word`, other: text`${N} words` })}, ${value("path")})? Não será possível recuperar.`,
    "outcome.refused":
      "Nada foi excluído: recusado, ou o cliente não conseguiu mostrar a pergunta. Não tente de novo sem uma nova instrução.",
    "outcome.dismissed": "Nada foi excluído: não houve resposta.",
    "outcome.unsupported":
      "Nada foi excluído: este cliente não consegue mostrar a pergunta. Use um cliente com suporte a elicitation.",
    "outcome.ask-failed":
      "Nada foi excluído: a pergunta expirou ou não chegou.",
    "outcome.changed":
      "Nada foi excluído: houve mudança na nota depois que a pergunta foi mostrada.",
    "outcome.act-failed":
      "A chamada falhou depois do consentimento, e parte dela pode ter acontecido. Verifique a nota com notes_search antes de tentar de novo.",
  },
};

const KINDS: Kinds = {
  count: ["count", 80],
  words: ["count", 80],
};

const VALUES = {
  en: { empty: "(empty)" },
  "pt-BR": { empty: "(vazio)" },
};

/** How long each may take. */
const SECONDS = {
  notes: 10,
};

/** How a field is sent, in 2025-06-18 and in the revisions after it. */
interface Shape {
  readonly type: string;
  readonly list: "enum+enumNames" | "oneOf";
  readonly required?: true;
  readonly keywords?: Readonly<Record<string, unknown>>;
}

type Fixed = readonly [constant: string, title: string];

interface Field {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly options?: readonly Fixed[];
  readonly each?: string;
  readonly others?: readonly Fixed[];
  readonly later: Shape;
  readonly legacy: Shape;
}

interface Read {
  readonly answer: Answer;
  readonly picked: readonly string[];
}

interface Ending {
  readonly text: string;
  readonly isError?: true;
  readonly structured?: Record<string, unknown>;
}

/** One question of the design. */
interface Question {
  readonly id: string;
  readonly words: Readonly<Record<Locale, Readonly<Record<string, Text>>>>;
  readonly loads: readonly (keyof Loaded)[];
  asks(run: Run): boolean;
  message(run: Run): string;
  values(run: Run, candidate?: Candidate): Values;
  readonly fields: readonly Field[];
  read(run: Run, content: unknown): Read | undefined;
  readonly candidates?: {
    readonly load: "notes";
    readonly key: string;
    readonly fixed: readonly string[];
    readonly bands: readonly Band[];
  };
  outcomes(call: Arguments): Readonly<Record<string, Ending>>;
}

/** What a number of candidates leads to. */
interface Band {
  readonly least: number;
  readonly most?: number;
  readonly does: "error" | "ask" | "act";
  readonly text: string;
}

const QUESTION: Question = {
  id: "every-call",
  words: WORDS,
  loads: ["notes"],
  asks: ({ loaded }) => above(known(loaded.notes), 0),
  message(run) {
    const { loaded } = run;
    if (!above(known(loaded.notes), 1)) {
      return say(run, "message.one");
    }
    return say(run, "message");
  },
  values: ({ call, loaded }, candidate) => ({
    count: loaded.notes,
    query: first(call, "title"),
    candidate_title: own(candidate, "title"),
    words: own(candidate, "words"),
    path: own(candidate, "path"),
  }),
  fields: [
    {
      name: "choice",
      title: "field.choice.title",
      description: "field.choice.description",
      options: [["keep every note", "option.keep-every-note"]],
      each: "option.candidate",
      later: {
        type: "string",
        list: "oneOf",
        required: true,
        keywords: { default: "keep every note" },
      },
      legacy: { type: "string", list: "enum+enumNames", required: true },
    },
  ],
  read(_run, content) {
    const read = Answer.safeParse(content);
    if (!read.success) {
      return undefined;
    }
    const picked = [read.data.choice].flat();
    return { answer: read.data, picked };
  },
  candidates: {
    load: "notes",
    key: "path",
    fixed: ["keep every note"],
    bands: [
      { least: 0, most: 0, does: "error", text: "band.none" },
      { least: 1, most: 1, does: "ask", text: "band.many" },
      { least: 2, most: 25, does: "ask", text: "band.many" },
      { least: 26, does: "error", text: "band.many" },
    ],
  },
  outcomes: () => ({
    accepted: { text: "outcome.accepted" },
    refused: { text: "outcome.refused", structured: { deleted: 0 } },
    dismissed: { text: "outcome.dismissed", structured: { deleted: 0 } },
    unsupported: { text: "outcome.unsupported", isError: true },
    "ask-failed": { text: "outcome.ask-failed", isError: true },
    changed: { text: "outcome.changed", isError: true },
    "act-failed": { text: "outcome.act-failed", isError: true },
  }),
};

// What follows is the same for every tool, but for names.

/** Remembers confirmations that were used, so that none is used twice. */
export interface Spent {
  /** Uses a confirmation up; false when it was used before. */
  spend(confirmation: string, until: number): Promise<boolean>;
}

/** For one process. Several workers need a store that they share. */
export class SpentInMemory implements Spent {
  readonly #until = new Map<string, number>();

  spend(confirmation: string, until: number): Promise<boolean> {
    for (const [key, end] of this.#until) {
      if (end < Date.now()) {
        this.#until.delete(key);
      }
    }
    const fresh = !this.#until.has(confirmation);
    this.#until.set(confirmation, until);
    return Promise.resolve(fresh);
  }
}
const SPENT: Spent = new SpentInMemory();

type Seen = Readonly<Record<string, unknown>>;

/** What is kept of a question until its answer comes. */
interface Asked {
  readonly about: string;
  readonly id: string;
  readonly at: number;
  readonly seen: Seen;
}

const KEY = "answer";
const MODERN = "2026-07-28";

/** Makes the callback of the tool. */
export function notesDeleteHandler(
  server: McpServer,
  actions: NotesDeleteActions,
  options: Options,
) {
  return async (
    call: Arguments,
    ctx: ServerContext,
  ): Promise<CallToolResult | InputRequiredResult> => {
    const { signal } = ctx.mcpReq;
    const clock = options.clock ?? CLOCK;
    const negotiated = server.server.getNegotiatedProtocolVersion();
    const revision = negotiated ?? "2025-11-25";
    const locale = localeOf(options.locale?.(ctx));
    const question = QUESTION;
    const base = { server, actions, options, ctx, signal, clock, revision };
    const known = { ...base, locale, question, call };
    const run: Run = { ...known, loaded: await load(known) };
    const outcome = await settle(run);
    return "resultType" in outcome ? outcome : end(run, outcome);
  };
}

async function settle(run: Run): Promise<Outcome | InputRequiredResult> {
  const asked = returned(run);
  const { inputResponses = {} } = run.ctx.mcpReq;
  const answer = inputResponses[KEY] as ElicitResult | undefined;
  if (asked !== undefined && answer !== undefined) {
    const outcome = await judge(run, asked, answer);
    if ("name" in outcome || (await spend(run, asked))) {
      return outcome;
    }
  }
  const done = early(run);
  if (done !== undefined || canAsk(run)) {
    return done ?? ask(run);
  }
  return stop("unsupported");
}

/** The question that this call answers; the SDK has checked its seal. */
function returned(run: Run): Asked | undefined {
  const state: unknown = run.ctx.mcpReq.requestState();
  if (typeof state === "string") {
    throw new Error("the server needs `requestState: { verify }`");
  }
  if (state !== undefined && own(state, "about") !== about(run)) {
    const code = ProtocolErrorCode.InvalidParams;
    throw new ProtocolError(code, "Invalid or expired requestState");
  }
  return state as Asked | undefined;
}

/** What a confirmation is for: another call, tool or user cannot use it. */
function about(run: Run): string {
  return digest([TOOL, run.question.id, run.call, principal(run) ?? null]);
}

function principal({ ctx, options }: Run): string | undefined {
  return options.principal?.(ctx) ?? ctx.http?.authInfo?.clientId;
}

function spend({ options }: Run, asked: Asked): Promise<boolean> {
  return (options.spent ?? SPENT).spend(asked.id, asked.at + 3 * LIMIT);
}

function capabilitiesOf({ ctx, server, revision }: Run) {
  const { envelope } = ctx.mcpReq;
  if (revision < MODERN) {
    return server.server.getClientCapabilities();
  }
  const declared = own(envelope, CLIENT_CAPABILITIES_META_KEY);
  return declared as ClientCapabilities | undefined;
}

interface Run {
  readonly server: McpServer;
  readonly actions: NotesDeleteActions;
  readonly options: Options;
  readonly ctx: ServerContext;
  readonly signal: AbortSignal;
  readonly clock: Clock;
  readonly revision: string;
  readonly locale: Locale;
  readonly question: Question;
  readonly call: Arguments;
  readonly loaded: Loaded;
}

const CLOCK: Clock = {
  now: () => Date.now(),
  sleep: (milliseconds, signal) => setTimeout(milliseconds, null, { signal }),
};

async function load(run: Omit<Run, "loaded">): Promise<Loaded> {
  const { actions, call, question } = run;
  const found = question.loads.map(async (name) => {
    const limit = SECONDS[name] * 1000;
    const work = (s: AbortSignal) => actions[name](call, s);
    return [name, await within<unknown>(run, limit, work)];
  });
  return Object.fromEntries(await Promise.all(found)) as Loaded;
}

/** What an answer is about, to be compared when it comes to acting. */
function seen(run: Run): Seen {
  return {
    notes: mapped(keyed(run), digest),
  };
}

/** Whether what was shown no longer holds. */
function changed(before: Seen, now: Seen, picked: readonly string[]): boolean {
  return moved(before.notes, now.notes, picked);
}

/** The candidates by their constant; those that share one cannot be told apart. */
function keyed({ question, loaded }: Run): Map<string, Candidate> | undefined {
  const { candidates } = question;
  const all = candidates && loaded[candidates.load];
  if (candidates === undefined || all === undefined) {
    return undefined;
  }
  const keyOf = (one: Candidate) => String(one[candidates.key] ?? "");
  const found = new Map(all.map((one) => [keyOf(one), one]));
  ["", ...candidates.fixed].forEach((constant) => found.delete(constant));
  return found.size === all.length ? found : undefined;
}

function only(run: Run): Candidate | undefined {
  const [first, ...more] = keyed(run)?.values() ?? [];
  return more.length === 0 ? first : undefined;
}

/** A text of the design in the user's language, every value in it cleaned. */
function say(
  run: Run,
  key: string,
  candidate = only(run),
  more: Values = {},
): string {
  const { words, values } = run.question;
  const text = words[run.locale][key] ?? words.en[key] ?? "";
  return fill(text, { ...values(run, candidate), ...more }, run.locale);
}

/** What the call comes to without a question; undefined when one is needed. */
function early(run: Run): Outcome | undefined {
  const { candidates } = run.question;
  if (candidates !== undefined) {
    const size = keyed(run)?.size;
    if (size === undefined) {
      return stop("ask-failed");
    }
    const band = candidates.bands.find(
      ({ least, most = size }) => least <= size && size <= most,
    );
    if (band?.does === "error") {
      return stop("invalid", say(run, band.text));
    }
    if (band?.does === "act") {
      return accept(run, undefined, only(run));
    }
    if (size > 1) {
      return undefined; // one has to be picked, whatever the trigger says
    }
  }
  return run.question.asks(run) ? undefined : accept(run, undefined, only(run));
}

/** Whether this client shows the question; `{}` means forms alone. */
function canAsk(run: Run): boolean {
  const declared = capabilitiesOf(run)?.elicitation;
  if (declared === undefined) {
    return false;
  }
  return declared.form !== undefined || declared.url === undefined;
}

function property(run: Run, field: Field): Record<string, unknown> {
  const { type, keywords, list } = shapeOf(run, field);
  const title = say(run, field.title);
  const description = say(run, field.description);
  const options = offered(run, field);
  const constants = options.map((option) => option.const);
  const lists = {
    oneOf: { oneOf: options },
    "enum+enumNames": {
      enum: constants,
      enumNames: options.map((option) => option.title),
    },
  };
  return { type, title, description, ...lists[list], ...keywords };
}

function shapeOf({ revision }: Run, field: Field): Shape {
  return revision < "2025-11-25" ? field.legacy : field.later;
}

/** The safe option, then the candidates, then what else there is. */
function offered(run: Run, field: Field) {
  const titles = new Set<string>();
  const option = (constant: string, key: string, one?: Candidate) => {
    const title = say(run, key, one);
    const named = titles.has(title) ? `${title} (${constant})` : title;
    titles.add(title);
    return { const: constant, title: named };
  };
  const { options = [], each, others = [] } = field;
  const found = each === undefined ? [] : [...(keyed(run) ?? [])];
  return [
    ...options.map((fixed) => option(...fixed)),
    ...found.map(([constant, one]) => option(constant, each ?? "", one)),
    ...others.map((fixed) => option(...fixed)),
  ];
}

type Properties = Record<string, PrimitiveSchemaDefinition>;

/** The form, in the shape that the client's revision knows. */
function form(run: Run) {
  const { fields } = run.question;
  const shapes = fields.map((field) => [field.name, property(run, field)]);
  const needed = fields.filter((field) => shapeOf(run, field).required);
  const required = needed.map((field) => field.name);
  const properties = Object.fromEntries(shapes) as Properties;
  return { type: "object" as const, properties, required };
}

/** What an answer comes to. */
async function judge(
  run: Run,
  asked: Asked,
  answer: ElicitResult | undefined,
): Promise<Outcome> {
  if (answer === undefined || run.clock.now() - asked.at > LIMIT) {
    return stop("ask-failed");
  }
  if (answer.action === "decline" || answer.action === "cancel") {
    return stop(answer.action === "decline" ? "refused" : "dismissed");
  }
  const read = run.question.read(run, answer.content ?? {});
  const shown = asked.seen[run.question.candidates?.load ?? ""];
  if (read === undefined || !read.picked.every((key) => own(shown, key))) {
    return stop("refused");
  }
  const candidate = keyed(run)?.get(read.picked[0] ?? "");
  if (changed(asked.seen, seen(run), read.picked)) {
    return stop("changed", undefined, candidate);
  }
  return accept(run, read.answer, candidate);
}

/** Asks: through the result, or while the call waits on a 2025 connection. */
async function ask(run: Run): Promise<Outcome | InputRequiredResult> {
  const id = randomUUID();
  const at = run.clock.now();
  const asked: Asked = { about: about(run), id, at, seen: seen(run) };
  const message = run.question.message(run);
  const params = { message, requestedSchema: form(run) };
  if (run.revision >= MODERN) {
    const inputRequests = { [KEY]: inputRequired.elicit(params) };
    const requestState = await run.options.states.mint(asked, run.ctx);
    return inputRequired({ inputRequests, requestState });
  }
  const answer = await send(run, params);
  const now = { ...run, loaded: await load(run) };
  return judge(now, asked, answer);
}

/** Sends the question; the SDK's `elicitInput` would judge the answer in its own words. */
function send(run: Run, params: Record<string, unknown>) {
  return within(run, LIMIT, (signal) => {
    const request = { method: "elicitation/create" as const, params };
    return run.ctx.mcpReq.send(request, { signal, timeout: 2 * LIMIT });
  });
}

function stop(name: Stop, text?: string, candidate?: Candidate): Stopped {
  return { name, text, candidate };
}

/** The one way to `perform`. */
function accept(
  { call, loaded }: Run,
  answer?: Accepted["answer"],
  candidate?: Candidate,
): Accepted {
  return { [agreed]: true, arguments: call, loaded, answer, candidate };
}

/** Acts if the call was accepted, and answers with the words of the design. */
async function end(run: Run, outcome: Outcome): Promise<CallToolResult> {
  let done: Done = {};
  let name: Stop | "accepted" = "accepted";
  let known = run;
  run.signal.throwIfAborted();
  if ("name" in outcome) {
    name = outcome.name;
  } else {
    known = { ...run, loaded: outcome.loaded }; // as it was when it came to acting
    try {
      done = await run.actions.perform(outcome, run.signal);
    } catch (error) {
      run.options.onError?.(error);
      name = "act-failed";
    }
  }
  run.options.log?.(`${TOOL}: ${name}`);
  if ("name" in outcome && outcome.text !== undefined) {
    return result(outcome.text, undefined, true);
  }
  const ending = run.question.outcomes(run.call)[name] ?? FAILED;
  const { structured = ending.structured, values } = done;
  const text = say(known, ending.text, outcome.candidate, values);
  return result(done.text ?? text, structured, ending.isError);
}

const FAILED: Ending = { text: "", isError: true };

function result(
  text: string,
  structured?: Done["structured"],
  isError = false,
): CallToolResult {
  const content = [{ type: "text" as const, text }];
  const more = structured && { structuredContent: structured };
  return { content, ...more, isError };
}

function localeOf(wanted = "en"): Locale {
  const near = (one: string) => one.split("-")[0] === wanted.split(/[-_]/)[0];
  return LOCALES.find((one) => one === wanted) ?? LOCALES.find(near) ?? "en";
}

/** Work within its time and the caller's; undefined when it fails or takes longer. */
async function within<T>(
  run: Omit<Run, "loaded">,
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  const over = new AbortController();
  const signal = AbortSignal.any([run.signal, over.signal]);
  const late = () => Promise.reject(new Error("took too long"));
  try {
    const timer = run.clock.sleep(milliseconds, signal).then(late);
    return await Promise.race([(async () => work(signal))(), timer]);
  } catch (error) {
    run.signal.throwIfAborted(); // the caller is gone: nothing more is done
    run.options.onError?.(error);
    return undefined;
  } finally {
    over.abort();
  }
}

const QUOTES =
  /["`\u00ab\u00b4\u00bb\u02ba\u02ee\u2018\u2019\u201a\u201b\u201c\u201d\u201e\u201f\u2032\u2033\u2034\u2035\u2036\u2037\u2039\u203a\u275b\u275c\u275d\u275e\u301d\u301e\u301f\uff02\uff07\uff40]/gu;
const UNSEEN = /(?!\p{Cn})[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const BLANKS = "\t\n\v\f\r\x1c\x1d\x1e\x1f\x85";

/** One visible line; nothing in it can reshape the sentence it is put into. */
function clean(value: unknown, limit = 80, empty = "(empty)"): string {
  const text =
    String((typeof value === "object" ? json(value) : value) ?? "")
      .replace(QUOTES, "'")
      .replace(/\p{Cc}/gu, (mark) => (BLANKS.includes(mark) ? " " : ""))
      .replace(/\p{Z}/gu, " ")
      .replace(UNSEEN, "")
      .replace(/[\p{Cs}\p{Co}\p{Cn}]/gu, "\ufffd")
      .replace(/(^| )[\p{Mn}\p{Me}]+/gu, "$1")
      .replace(/([\p{Mn}\p{Me}]{3})[\p{Mn}\p{Me}]+/gu, "$1")
      .replace(/'{2,}/g, "'")
      .replace(/ {2,}/g, " ")
      .replace(/^ | $/g, "") || empty;
  const marks = [...text];
  if (marks.length <= limit) {
    return text;
  }
  const head = marks.slice(0, Math.floor(limit / 2)).join("");
  const tail = marks.slice(marks.length - (limit - 1 - Math.floor(limit / 2)));
  const end = tail.join("").replace(/^[\p{Mn}\p{Me}]+/u, "");
  return `${head.replace(/ $/, "")}…${end.replace(/^ /, "")}`;
}

/** JSON on one line, with spaces where people put them. */
function json(value: object | null): string {
  const lines = value === null ? "" : JSON.stringify(value, null, 1);
  const open = lines.replace(/(?<=[[{])\n *|\n *(?=[\]}])/g, "");
  return open.replace(/\n */g, " ");
}

/** Puts values into a text. */
function fill(
  text: Text,
  given: Values,
  locale: Locale,
  kinds: Kinds = KINDS,
  counted?: unknown,
): string {
  if (typeof text === "string") {
    return text;
  }
  const written = text.map((part) => {
    if (typeof part === "string") {
      return part;
    }
    if (part === N) {
      return number(counted, locale);
    }
    if ("plural" in part) {
      const size = given[part.plural];
      return fill(arm(part, size, locale), given, locale, kinds, size);
    }
    return write(given[part.value], kinds[part.value], locale);
  });
  return written.join("");
}

/** Writes a value of its kind; what is not of its kind is written as text. */
function write(
  value: unknown,
  [kind, limit]: readonly [Kind, number] = ["text", 80],
  locale: Locale,
): string {
  if (kind === "count") {
    return number(value, locale);
  }
  return clean(value, limit, VALUES[locale].empty);
}

/** The number a value counts as: itself, or how many members it has. */
function sizeOf(value: unknown): number | undefined {
  const size = Array.isArray(value) ? value.length : value;
  return typeof size === "number" && Number.isFinite(size) ? size : undefined;
}

function number(value: unknown, locale: Locale): string {
  const size = sizeOf(value);
  if (size === undefined) {
    return clean(value, 80, VALUES[locale].empty);
  }
  return new Intl.NumberFormat(locale).format(size);
}

/** The arm of a plural: an exact number first, then its category, then `other`. */
function arm({ arms }: Plural, value: unknown, locale: Locale): Text {
  const size = sizeOf(value);
  if (size === undefined) {
    return arms.other;
  }
  const category = new Intl.PluralRules(locale).select(Math.abs(size));
  return arms[`=${size}`] ?? arms[category] ?? arms.other;
}

/** The values at a path into the arguments; "-" stands for each member of a list. */
function at(value: unknown, ...path: string[]): unknown[] {
  let found = [value];
  for (const step of path) {
    found = found.flatMap((one) =>
      Array.isArray(one) ? (step === "-" ? one : []) : [own(one, step)],
    );
  }
  return found.filter((one) => one !== undefined && one !== null);
}

function first(value: unknown, ...path: string[]): unknown {
  return at(value, ...path)[0];
}

/** A member that a value has of its own. */
function own(value: unknown, key: string): unknown {
  const record = Object(value) as Record<string, unknown>;
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function known(value: unknown): unknown[] {
  return value === undefined ? [] : [value];
}

/** Whether one of the values is above the limit; a list counts by its length. */
function above(found: readonly unknown[], limit: number): boolean {
  return found.some((one) => {
    const long = typeof one === "string" || Array.isArray(one);
    const size = long ? one.length : (own(one, "amount") ?? one);
    return Number(size) > limit;
  });
}

function mapped<T, U>(from: Map<string, T> | undefined, to: (one: T) => U) {
  const entries = [...(from ?? [])];
  return Object.fromEntries(entries.map(([key, one]) => [key, to(one)]));
}

/** A fingerprint of a fact, so that state stays small and holds no fact itself. */
function digest(value: unknown): string {
  return createHash("sha256").update(canonical(value)).digest("base64url");
}

const byKey = ([a]: [string, unknown], [b]: [string, unknown]) =>
  a < b ? -1 : 1;

/** JSON that does not depend on the order of members. */
function canonical(value: unknown): string {
  const sorted = (_key: string, one: unknown): unknown =>
    typeof one === "object" && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(byKey))
      : one;
  return JSON.stringify(value, sorted) ?? "undefined";
}

/** Whether a candidate that was picked is gone, or is no longer as it was. */
function moved(before: unknown, now: unknown, picked: readonly string[]) {
  return picked.some((key) => own(before, key) !== own(now, key));
}

/** The formats on the wire differ between the lines of the SDK. */
function checkSdk(file: string): void {
  const path = join(dirname(file), "package.json");
  const text = existsSync(path) ? readFileSync(path, "utf8") : "{}";
  const { name, version = "" } = JSON.parse(text) as Record<string, string>;
  if (name !== SDK) {
    checkSdk(dirname(file));
    return;
  }
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major !== 2 || minor < 0) {
    throw new Error(`needs ${SDK} 2.0 or a later 2.x, found ${version}`);
  }
}
