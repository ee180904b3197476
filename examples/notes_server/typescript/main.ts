// npm install && npm run build && npm start -- ~/notes
import { randomUUID } from "node:crypto";

import { serveStdio } from "@modelcontextprotocol/server/stdio";

import { Notes } from "./notes.js";
import { server } from "./server.js";

const folder = process.argv[2];
if (folder === undefined) {
  console.error("usage: npm start -- FOLDER");
  process.exit(2);
}

// One process serves the whole connection, so that its own key will do.
const key = randomUUID();
serveStdio(() => server(new Notes(folder), key));
