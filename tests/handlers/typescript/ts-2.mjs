// Plays situations against the client and the server of the 2.x line.
import { randomUUID } from "node:crypto";

import {
  Client,
  StreamableHTTPClientTransport,
} from "@modelcontextprotocol/client";
import {
  InMemoryTransport,
  McpServer,
  WebStandardStreamableHTTPServerTransport,
  createMcpHandler,
  createRequestStateCodec,
  fromJsonSchema,
} from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";

import { listen, webStandard } from "./web.mjs";
import { playAll } from "./world.mjs";

const MODERN = "2026-07-28";

/** A server with the one tool of the design, as an author would register it. */
function server(world, { key = "k".repeat(32), ...more } = {}) {
  const { tool, inputSchema, outputSchema } = world.spec;
  const states = createRequestStateCodec({ key });
  const info = { name: "tests", version: "1" };
  const made = new McpServer(info, { requestState: { verify: states.verify } });
  const config = {
    inputSchema: fromJsonSchema(inputSchema),
    ...(outputSchema && { outputSchema: fromJsonSchema(outputSchema) }),
  };
  made.registerTool(tool, config, world.handler(made, { states, ...more }));
  return made;
}

/** The client's end of a connection: in memory, or over HTTP, where 2025 has sessions. */
async function link(world, more) {
  if (world.spec.transport !== "http") {
    const [near, far] = InMemoryTransport.createLinkedPair();
    serveStdio(() => server(world, more), { transport: far });
    return near;
  }
  if (world.revision === MODERN) {
    const { fetch } = createMcpHandler(() => server(world, more));
    return new StreamableHTTPClientTransport(await listen(webStandard(fetch)));
  }
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: () => randomUUID(),
  });
  await server(world, more).connect(transport);
  const handle = webStandard((request) => transport.handleRequest(request));
  return new StreamableHTTPClientTransport(await listen(handle));
}

async function connected(world, more) {
  const near = await link(world, more);
  const { capabilities, revision } = world;
  const negotiation =
    revision === MODERN
      ? { versionNegotiation: { mode: { pin: revision } } }
      : { supportedProtocolVersions: [revision] };
  const client = new Client(
    { name: "person", version: "1" },
    { capabilities, ...negotiation },
  );
  if (capabilities.elicitation) {
    client.setRequestHandler("elicitation/create", ({ params }) =>
      world.answer(params),
    );
  }
  if (revision === "2025-11-25") {
    client.setNotificationHandler(
      "notifications/elicitation/complete",
      ({ params }) => {
        world.completed.push(params.elicitationId);
      },
    );
  }
  await client.connect(near);
  return client;
}

const call = (world) => ({
  name: world.spec.tool,
  arguments: world.spec.arguments,
});

// The client checks the result of a round by `outputSchema` when it knows that, although an
// `input_required` is none; therefore rounds are played by clients that listed no tools.
async function first(world, client) {
  const result = await client.callTool(call(world), {
    allowInputRequired: true,
  });
  if (result.resultType !== "input_required") {
    throw new Error("did not ask");
  }
  return result;
}

async function retry(world, client, asked, requestState = asked.requestState) {
  const answer = await world.answer(asked.inputRequests.answer.params);
  const params = { ...call(world), inputResponses: { answer }, requestState };
  return client.callTool(params, { allowInputRequired: true });
}

/** The answer is sent a second time; the server has to ask anew. */
async function twice(world, one, two) {
  const asked = await first(world, one);
  const done = await retry(world, two, asked);
  const again = await retry(world, one, asked);
  if (again.resultType !== "input_required") {
    throw new Error("an answer was taken twice");
  }
  return done;
}

const ROUNDS = {
  async replayed(world) {
    const client = await connected(world);
    return twice(world, client, client);
  },
  async workers(world) {
    const spent = new world.module.SpentInMemory();
    const both = [connected(world, { spent }), connected(world, { spent })];
    return twice(world, ...(await Promise.all(both)));
  },
  async tampered(world) {
    const client = await connected(world);
    const asked = await first(world, client);
    const [version, body, seal] = asked.requestState.split(".");
    const state = JSON.parse(Buffer.from(body, "base64url").toString());
    state.p.at += 1;
    const other = Buffer.from(JSON.stringify(state)).toString("base64url");
    return retry(world, client, asked, [version, other, seal].join("."));
  },
  async keys(world) {
    const asked = await first(world, await connected(world));
    const other = await connected(world, { key: "other".repeat(8) });
    return retry(world, other, asked);
  },
  async "other-arguments"(world) {
    const client = await connected(world);
    const asked = await first(world, client);
    world.spec = { ...world.spec, arguments: world.spec.otherArguments };
    return retry(world, client, asked);
  },
};

await playAll(async (world) => {
  if (world.situation in ROUNDS) {
    return ROUNDS[world.situation](world);
  }
  const client = await connected(world);
  await client.listTools(); // with the schemas, by which the client checks results
  return client.callTool(call(world), { signal: world.caller.signal });
});
