// The delete tool of the notes server, on the TypeScript SDK 2.x. What is written by hand is
// this file and `notes.ts`; the handler is made from `notes.tools.yaml`.
import {
  McpServer,
  createRequestStateCodec,
  fromJsonSchema,
} from "@modelcontextprotocol/server";

import {
  type Accepted,
  type Arguments,
  type Done,
  type NotesDeleteActions,
  type Spent,
  notesDeleteHandler,
} from "./handlers/notes_delete_handler.js";
import type { Note, Notes } from "./notes.js";

/** What the handler needs of the author. */
class Deleting implements NotesDeleteActions {
  readonly #notes: Notes;

  constructor(notes: Notes) {
    this.#notes = notes;
  }

  /** The notes that match. */
  notes(call: Arguments): Promise<Note[]> {
    return this.#notes.titled(String(call["title"]));
  }

  /** Deletes the one that was chosen, if it is still the one that was shown. */
  async perform({ candidate }: Accepted): Promise<Done> {
    const { path, version } = candidate as Note;
    await this.#notes.delete({ path, version });
    return { structured: { deleted: 1, path } };
  }
}

/** The server over one folder; workers that share `key` and `spent` answer for each other. */
export function server(notes: Notes, key: string, spent?: Spent): McpServer {
  const states = createRequestStateCodec({ key });
  const info = { name: "notes", version: "1.0.0" };
  const made = new McpServer(info, { requestState: { verify: states.verify } });
  const config = {
    title: "Delete a note",
    description:
      "Permanently deletes the note whose title matches. There is no trash: " +
      "a deleted note cannot be restored.",
    inputSchema: fromJsonSchema<{ title: string }>({
      type: "object",
      properties: { title: { type: "string" } },
      required: ["title"],
    }),
    outputSchema: fromJsonSchema({
      type: "object",
      properties: { deleted: { type: "integer" }, path: { type: "string" } },
      required: ["deleted"],
    }),
    annotations: { readOnlyHint: false, destructiveHint: true },
  };
  const options = { states, ...(spent && { spent }) };
  const handler = notesDeleteHandler(made, new Deleting(notes), options);
  made.registerTool("notes_delete", config, handler);
  return made;
}
