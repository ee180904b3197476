// Notes as Markdown files in one folder: finding and deleting them, never outside it.
import { createHash } from "node:crypto";
import { lstat, readFile, readdir, realpath, unlink } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** A note as it was read; `version` changes whenever its text does. */
export type Note = {
  path: string;
  title: string;
  words: number;
  version: string;
};

export class Notes {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The notes whose title contains the words, whatever their case. */
  async titled(words: string): Promise<Note[]> {
    const wanted = words.toLowerCase();
    const names = await readdir(this.#folder, { recursive: true });
    const files = names.filter((name) => name.endsWith(".md")).sort();
    const notes = await Promise.all(files.map((name) => this.#read(name)));
    const found = notes.filter((note) => note !== undefined);
    return found.filter(({ title }) => title.toLowerCase().includes(wanted));
  }

  /** Deletes a note that is still the one that was read. */
  async delete({
    path,
    version,
  }: Pick<Note, "path" | "version">): Promise<void> {
    const note = await this.#read(path);
    if (note?.version !== version) {
      throw new Error("the note is gone, or has another text by now");
    }
    await unlink(join(this.#folder, path));
  }

  /** Reads a plain file within the folder; anything else is no note. */
  async #read(path: string): Promise<Note | undefined> {
    const home = await realpath(this.#folder);
    const whole = join(this.#folder, path);
    const status = await lstat(whole).catch(() => undefined);
    const real = status?.isFile() ? await realpath(whole) : "";
    if (!real.startsWith(home + sep)) {
      return undefined; // a folder, a link, or what a link leads to
    }
    const text = await readFile(whole, "utf8");
    const title = /^# (.+)$/m.exec(text)?.[1] ?? relative(home, real);
    const words = text.split(/\s+/).filter(Boolean).length;
    const version = createHash("sha256").update(text).digest("hex");
    return { path, title, words, version };
  }
}
