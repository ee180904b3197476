// Plays scenes against the TypeScript server of the examples; its folders are arguments.
import { readFile, readdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { Client } from "@modelcontextprotocol/client";
import { InMemoryTransport } from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";

const [built, folder] = process.argv.slice(2);
const load = (name) => import(pathToFileURL(join(built, name)).href);
const { Notes } = await load("notes.js");
const { server } = await load("server.js");
const { SpentInSqlite } = await load("spent.js");

/** What was asked, what came of it, and which files are left. */
async function scene(revision, title, answer) {
  const asked = [];
  const [near, far] = InMemoryTransport.createLinkedPair();
  serveStdio(() => server(new Notes(folder), "k".repeat(32)), {
    transport: far,
  });
  const client = new Client(
    { name: "person", version: "1" },
    {
      capabilities: { elicitation: {} },
      ...(revision === "2026-07-28"
        ? { versionNegotiation: { mode: { pin: revision } } }
        : { supportedProtocolVersions: [revision] }),
    },
  );
  client.setRequestHandler("elicitation/create", async ({ params }) => {
    asked.push(
      params.requestedSchema.properties.choice.oneOf.map((one) => one.const),
    );
    return answer();
  });
  await client.connect(near);
  await client.listTools();
  const result = await client.callTool({
    name: "notes_delete",
    arguments: { title },
  });
  await client.close();
  const left = (await readdir(folder, { recursive: true })).filter((name) =>
    name.endsWith(".md"),
  );
  const { isError = false, structuredContent = null } = result;
  return {
    asked,
    isError,
    structuredContent,
    text: result.content[0].text,
    left: left.sort(),
  };
}

const pick = (choice) => () => ({ action: "accept", content: { choice } });
const plan = join(folder, "home", "plan.md");
const scenes = [];
for (const revision of ["2025-11-25", "2026-07-28"]) {
  const text = await readFile(plan, "utf8");
  const outside = await scene(revision, "Secret", pick("link.md"));
  const none = await scene(revision, "Nothing", pick("home/plan.md"));
  const declined = await scene(revision, "Plan", () => ({ action: "decline" }));
  const changed = await scene(revision, "Plan", async () => {
    await writeFile(plan, `${text} and more`);
    return pick("home/plan.md")();
  });
  await writeFile(plan, text);
  const deleted = await scene(revision, "Plan", pick("home/plan.md"));
  await writeFile(plan, text);
  scenes.push({ revision, outside, none, declined, changed, deleted });
}

/** Whether a confirmation is spent once, where this Node has SQLite. */
async function spentOnce() {
  try {
    const { DatabaseSync } = createRequire(import.meta.url)("node:sqlite");
    const [one, two] = [join(folder, "spent.db"), join(folder, "spent.db")];
    const stores = [one, two].map(
      (path) => new SpentInSqlite(new DatabaseSync(path)),
    );
    const later = Date.now() + 1000;
    return [
      await stores[0].spend("a", later),
      await stores[1].spend("a", later),
    ];
  } catch (error) {
    return error.code === "ERR_UNKNOWN_BUILTIN_MODULE" ? null : String(error);
  }
}

console.log(JSON.stringify({ scenes, spent: await spentOnce() }));
process.exit(0);
