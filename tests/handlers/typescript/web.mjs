// A web-standard handler behind a real socket.
import { createServer } from "node:http";
import { Readable } from "node:stream";

/** Serves on a free port of this machine; returns the address. */
export async function listen(handle) {
  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch((error) => outgoing.destroy(error));
  });
  await new Promise((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  server.unref();
  return new URL(`http://127.0.0.1:${server.address().port}/mcp`);
}

/** Answers a request of Node with a function from `Request` to `Response`. */
export function webStandard(respond) {
  return async (incoming, outgoing) => {
    const { method, headers, url } = incoming;
    const body = ["GET", "DELETE"].includes(method)
      ? {}
      : { body: Readable.toWeb(incoming) };
    const request = new Request(`http://${headers.host}${url}`, {
      method,
      headers,
      duplex: "half",
      ...body,
    });
    const response = await respond(request);
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    if (response.body === null) {
      outgoing.end();
      return;
    }
    const stream = Readable.fromWeb(response.body);
    stream.on("error", () => outgoing.destroy());
    stream.pipe(outgoing);
  };
}
