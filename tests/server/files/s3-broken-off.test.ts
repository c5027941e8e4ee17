import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { openS3Place } from "#server/files/store/s3-place.ts";
import { bytesOf, hashOf } from "../make/uploads.ts";

const content = bytesOf(300_000, 7);
const sha256 = hashOf("sha256", content);
const closers: (() => void)[] = [];

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A server that gives what it is told to, and breaks each of the first answers off after so many bytes. */
async function breakingServer(whole: (from: number) => Buffer, breaks: readonly number[]) {
  const ranges: string[] = [];
  const server = createServer((request, response) => {
    const range = request.headers.range ?? "";
    const bytes = whole(Number(/^bytes=(\d+)/.exec(range)?.[1] ?? 0));
    response.writeHead(range ? 206 : 200, { "content-length": bytes.length });
    breakOff(response, bytes, breaks[ranges.length]);
    ranges.push(range);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: "site",
    region: "us-east-1",
    accessKey: "key",
    secretKey: "secret",
  };
  return { place: openS3Place(settings), ranges };
}

function breakOff(response: ServerResponse, bytes: Buffer, after: number | undefined): void {
  if (after === undefined) response.end(bytes);
  else response.write(bytes.subarray(0, after), () => setImmediate(() => response.destroy()));
}

const rest = (from: number) => content.subarray(from);

test("a content that breaks off on its way goes on from there", async () => {
  const { place, ranges } = await breakingServer(rest, [100_000, 50_000]);
  const read = await place.read(sha256, { from: 0, to: content.length - 1 });
  expect((await buffer(read)).equals(content)).toBe(true);
  expect(ranges).toHaveLength(3);
  expect(ranges[0]).toBe("bytes=0-299999");
  expect(Number(/=(\d+)/.exec(ranges[2] ?? "")?.[1])).toBeGreaterThan(0);
});

test("one that never goes on is given up", async () => {
  const { place, ranges } = await breakingServer(
    rest,
    Array.from({ length: 20 }, () => 0),
  );
  const read = await place.read(sha256, { from: 0, to: content.length - 1 });
  await expect(buffer(read)).rejects.toThrow();
  expect(ranges).toHaveLength(4);
});

test("a list that breaks off is asked for again", async () => {
  const page = Buffer.from(
    `<ListBucketResult><Contents><Key>contents/${sha256}</Key></Contents></ListBucketResult>`,
  );
  const { place, ranges } = await breakingServer(() => page, [20]);
  const found: string[] = [];
  for await (const one of place.list()) found.push(one);
  expect(found).toEqual([sha256]);
  expect(ranges).toHaveLength(2);
});
