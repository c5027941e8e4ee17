import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { fetchWhole } from "./fetch-whole.ts";

const SIZE = 300_000;
const bytesOf = (seed: number, size = SIZE) =>
  Buffer.from(Array.from({ length: size }, (_, index) => (index * seed) % 251));

/** What the server has, and after how many bytes each of its answers breaks off; no more = none does. */
let content: Buffer<ArrayBuffer>;
let tag: string;
let breaks: number[];
let asked: (string | undefined)[];
let address: string;

beforeEach(async () => {
  content = bytesOf(7);
  tag = '"one"';
  breaks = [];
  asked = [];
  const server = createServer(({ headers }, response) => {
    asked.push(headers.range);
    const from = Number(/^bytes=(\d+)-$/.exec(headers.range ?? "")?.[1] ?? 0);
    const isRest = from > 0 && headers["if-range"] === tag;
    const body = isRest ? content.subarray(from) : content;
    response.setHeader("etag", tag).setHeader("content-length", body.length);
    response.setHeader("content-type", "image/png");
    if (isRest)
      response.setHeader("content-range", `bytes ${from}-${content.length - 1}/${content.length}`);
    response.writeHead(isRest ? 206 : 200);
    send(response, body, breaks.shift());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  });
  const { port } = server.address() as AddressInfo;
  address = `http://127.0.0.1:${port}/files/7/whole`;
});

function send(response: ServerResponse, body: Buffer, after: number | undefined): void {
  if (after === undefined) response.end(body);
  else response.write(body.subarray(0, after), () => response.destroy());
}

const read = async (most = Number.POSITIVE_INFINITY) =>
  fetchWhole({ name: address, most, ask: async (headers) => fetch(address, { headers }) });

async function bytesRead(): Promise<Buffer> {
  const found = await read();
  if (typeof found === "string") throw new Error(found);
  expect(found.type).toBe("image/png");
  return Buffer.from(await found.arrayBuffer());
}

test("over a line that breaks off, what has come is not fetched again", async () => {
  breaks = [100_000, 90_000];
  expect((await bytesRead()).equals(content)).toBe(true);
  expect(asked).toHaveLength(3);
  const [first, ...others] = asked;
  expect(first).toBeUndefined();
  const begins = others.map((range) => Number(/^bytes=(\d+)-$/.exec(range ?? "")?.[1]));
  expect(begins[0]).toBeGreaterThan(0);
  expect(begins[1]).toBeGreaterThan(begins[0] ?? 0);
});

test("what was begun is gone on with when it is asked for again later", async () => {
  breaks = [100_000, 0];
  expect(await read()).toBe("unreached");
  expect((await bytesRead()).equals(content)).toBe(true);
  expect(asked[0]).toBeUndefined();
  expect(asked.slice(1).every((range) => range !== undefined)).toBe(true);
});

test("a content that has changed meanwhile comes whole, and nothing of the one before is in it", async () => {
  breaks = [100_000, 0];
  expect(await read()).toBe("unreached");
  content = bytesOf(11);
  tag = '"two"';
  breaks = [120_000];
  expect((await bytesRead()).equals(content)).toBe(true);
  // One that is shorter than what had come of the other.
  breaks = [200_000, 0];
  expect(await read()).toBe("unreached");
  content = bytesOf(13, 1_000);
  tag = '"three"';
  expect((await bytesRead()).equals(content)).toBe(true);
});

test("what nothing says the name of is never put together of two answers", async () => {
  tag = 'W/"one"';
  breaks = [100_000];
  expect(await read()).toBe("unreached");
  expect((await bytesRead()).equals(content)).toBe(true);
  expect(asked).toEqual([undefined, undefined]);
});

test("what is larger than wanted is not read", async () => {
  expect(await read(SIZE - 1)).toBe("tooLarge");
});
