import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { openLine } from "./sealed-line.ts";

const MEGABYTE = 1024 * 1024;
const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });

afterEach(() => server.close());

test("what waits for a far end that does not read has an end, and then the line has one", async () => {
  const { port } = server.address() as AddressInfo;
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  const [near] = (await once(server, "connection")) as [WebSocket];
  await once(client, "open");
  client.pause();
  const line = openLine(near, () => undefined);
  const gone = once(near, "close");
  let most = 0;
  for (let sent = 0; sent < 200 && near.readyState === near.OPEN; sent += 1) {
    line.send("x".repeat(MEGABYTE));
    most = Math.max(most, near.bufferedAmount);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await gone;
  expect(most).toBeLessThan(8 * MEGABYTE);
  expect(near.bufferedAmount).toBeLessThan(8 * MEGABYTE);
  client.terminate();
});
