import { connect, createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { fetchContent } from "#client/data/uploads/read-content.ts";
import { type Bucket, openBucket } from "../make/files/bucket.ts";
import { openTestServer } from "../make/test-server.ts";
import { bringFile, bytesOf } from "../make/uploads.ts";
import { makeWorld } from "../make/world.ts";

/** Bytes of an answer after which the line breaks off. */
const LONGEST = 1_000_000;
const SIZE = 3_500_000;

let bucket: Bucket;

beforeAll(async () => {
  bucket = await openBucket();
});
afterAll(async () => bucket.close());

/** A line to a server on which no answer comes to its end that is longer than some bytes. */
async function layShortLine(address: string): Promise<string> {
  const line = createServer((near) => {
    const far = connect(Number(new URL(address).port), "127.0.0.1");
    let left = LONGEST;
    for (const socket of [near, far]) socket.on("error", () => undefined);
    near.pipe(far);
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
    far.on("data", (bytes: Buffer) => {
      left -= bytes.length;
      if (left > 0) near.write(bytes);
      else near.end(bytes);
    });
  });
  line.listen(0, "127.0.0.1");
  await once(line, "listening");
  onTestFinished(() => void line.close());
  return `http://127.0.0.1:${(line.address() as AddressInfo).port}`;
}

test.each(["a folder", "an S3"])(
  "a content in %s is read on over a line that breaks off",
  async (place) => {
    const settings = place === "an S3" ? { s3: bucket.settings } : {};
    const server = await openTestServer(undefined, settings);
    onTestFinished(async () => server.close());
    const { leader, group } = await makeWorld(server);
    const bytes = bytesOf(SIZE, 71);
    const file = await bringFile(server, leader, group.id, bytes);
    const ranges: (string | undefined)[] = [];
    const content = {
      origin: await layShortLine(await server.listen()),
      token: () => leader.token,
      now: () => server.clock.now,
      fetch: async (address: string | URL | Request, options?: RequestInit) => {
        ranges.push(new Headers(options?.headers).get("range") ?? undefined);
        return fetch(address, options);
      },
    };
    const fetched = await fetchContent(file.id, "whole", content, SIZE);
    if (typeof fetched === "string") throw new Error(fetched);
    expect(Buffer.from(await fetched.arrayBuffer()).equals(bytes)).toBe(true);
    expect(ranges.length).toBeGreaterThan(3);
    expect(new Set(ranges).size).toBe(ranges.length);
  },
);
