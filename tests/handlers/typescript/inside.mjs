// Looks into generated code: reads lines of JSON, answers each with a line of JSON.
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

import ts from "typescript";

const loaded = new Map();

/** What a module keeps to itself. */
async function internals(path) {
  if (!loaded.has(path)) {
    const open = path.replace(/\.js$/, ".open.js");
    const text = await readFile(path, "utf8");
    await writeFile(open, `${text}\nexport { clean, fill, WORDS };\n`);
    loaded.set(path, await import(pathToFileURL(open).href));
  }
  return loaded.get(path);
}

const ANSWERS = {
  /** The kinds of all nodes of a module, the texts of its literals, and its faults. */
  parse({ source }) {
    const file = ts.createSourceFile(
      "module.ts",
      source,
      ts.ScriptTarget.ES2023,
    );
    const kinds = [];
    const texts = [];
    const visit = (node) => {
      kinds.push(node.kind);
      if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) {
        texts.push(node.text);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
    const shape = createHash("sha256").update(kinds.join()).digest("hex");
    return { shape, texts, faults: file.parseDiagnostics.length };
  },
  async clean({ module, values }) {
    const { clean } = await internals(module);
    return values.map(([value, limit]) => clean(value ?? undefined, limit));
  },
  async words({ module, values }) {
    const { WORDS, fill } = await internals(module);
    const of = (locale) => Object.entries(WORDS[locale]);
    return Object.fromEntries(
      Object.keys(WORDS).map((locale) => [
        locale,
        Object.fromEntries(
          of(locale).map(([key, text]) => [key, fill(text, values, locale)]),
        ),
      ]),
    );
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const { ask, ...rest } = JSON.parse(line);
  console.log(JSON.stringify(await ANSWERS[ask](rest)));
}
