// Used confirmations in SQLite, for several workers on one machine. The database may be
// `DatabaseSync` of node:sqlite (from Node 22.13 on) or one of better-sqlite3.
import type { Spent } from "./handlers/notes_delete_handler.js";

export interface Database {
  exec(sql: string): unknown;
  prepare(sql: string): Statement;
}

interface Statement {
  run(...row: (string | number)[]): { changes: number | bigint };
}

export class SpentInSqlite implements Spent {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
    database.exec(
      "CREATE TABLE IF NOT EXISTS spent (id TEXT PRIMARY KEY, until REAL)",
    );
  }

  /** An `INSERT` into a primary key happens once, whoever comes first. */
  async spend(confirmation: string, until: number): Promise<boolean> {
    const forget = this.#database.prepare("DELETE FROM spent WHERE until < ?");
    forget.run(Date.now());
    const insert = this.#database.prepare(
      "INSERT OR IGNORE INTO spent VALUES (?, ?)",
    );
    return Number(insert.run(confirmation, until).changes) === 1;
  }
}
