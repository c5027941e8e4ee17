import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { requestOutward } from "./request-outward.ts";

test("each request has a connection of its own, which nobody closes under it", async () => {
  const asked = new WeakSet<object>();
  const server = createServer((request, response) => {
    // As one does that found the connection idle just when it was asked again.
    if (asked.has(request.socket)) request.socket.destroy();
    asked.add(request.socket);
    response.end("here");
  });
  server.keepAliveTimeout = 60_000;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const codes: unknown[] = [];
  for (let time = 0; time < 3; time += 1) {
    const { signal } = new AbortController();
    const options = { method: "GET", headers: {}, signal } as const;
    const request = requestOutward(`http://127.0.0.1:${port}/`, options, true);
    request.end();
    const [response] = (await once(request, "response")) as [IncomingMessage];
    codes.push(response.statusCode);
    await response.resume().toArray();
  }
  server.close();
  expect(codes).toEqual([200, 200, 200]);
});
