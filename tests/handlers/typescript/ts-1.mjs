// Plays situations against the client and the server of the 1.x line.
import { randomUUID } from "node:crypto";

import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import {
  CallToolRequestSchema,
  ElicitRequestSchema,
  ElicitationCompleteNotificationSchema,
  ListToolsRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";

import { listen } from "./web.mjs";
import { playAll } from "./world.mjs";

/** A server with the one tool of the design; the low level takes its schemas as they are. */
function server(world) {
  const { tool: name, inputSchema, outputSchema } = world.spec;
  const made = new McpServer(
    { name: "tests", version: "1" },
    { capabilities: { tools: {} } },
  );
  const handler = world.handler(made, { revision: () => world.revision });
  const tool = { name, inputSchema, ...(outputSchema && { outputSchema }) };
  made.server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: [tool],
  }));
  made.server.setRequestHandler(CallToolRequestSchema, ({ params }, extra) =>
    handler(params.arguments ?? {}, extra),
  );
  return made;
}

/** The client's end of a connection, in memory or over HTTP. */
async function link(world) {
  if (world.spec.transport !== "http") {
    const [near, far] = InMemoryTransport.createLinkedPair();
    await server(world).connect(far);
    return near;
  }
  const transport = new StreamableHTTPServerTransport({
    sessionIdGenerator: () => randomUUID(),
  });
  await server(world).connect(transport);
  const handle = (incoming, outgoing) =>
    transport.handleRequest(incoming, outgoing);
  return new StreamableHTTPClientTransport(await listen(handle));
}

await playAll(async (world) => {
  const near = await link(world);
  const { capabilities } = world;
  const client = new Client({ name: "person", version: "1" }, { capabilities });
  if (capabilities.elicitation) {
    client.setRequestHandler(ElicitRequestSchema, ({ params }) =>
      world.answer(params),
    );
  }
  client.setNotificationHandler(
    ElicitationCompleteNotificationSchema,
    ({ params }) => {
      world.completed.push(params.elicitationId);
    },
  );
  await client.connect(near);
  await client.listTools(); // with the schemas, by which the client checks results
  const { tool: name, arguments: given } = world.spec;
  const params = { name, arguments: given };
  return client.callTool(params, undefined, { signal: world.caller.signal });
});
