import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getVersion } from "#contract/calls/system.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";

const page = "https://code.example.com/releases/0.20.0";
const codeHost = createServer((_request, response) => {
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify([{ tag_name: "v0.20.0", html_url: page }]));
});
let server: TestServer;

beforeAll(async () => {
  codeHost.listen(0, "127.0.0.1");
  await once(codeHost, "listening");
  const { port } = codeHost.address() as AddressInfo;
  server = await openTestServer(undefined, { releasesUrl: `http://127.0.0.1:${port}/releases` });
});
afterAll(async () => {
  await server?.close();
  codeHost.close();
});

test("the version says from where the app can be fetched, where the operator publishes it", async () => {
  const { data } = await server.call(getVersion, {});
  expect(data.download).toBe(page);
});
