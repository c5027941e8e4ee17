import { PassThrough } from "node:stream";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { sendChunk } from "#contract/calls/file.ts";
import { FILE_CHUNK_LEAST } from "#domain/limits.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { bytesOf, chunkOf, hashOf, merge, sendAll, testOf } from "../make/uploads.ts";
import { makeWorld } from "../make/world.ts";

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => server.close());

/** Another server on the same database and folder, which knows nothing of what this one does. */
async function takeElsewhere() {
  vi.resetModules();
  return (await import("#server/files/take-chunk.ts")).takeChunk;
}

const comingIn = async () =>
  (await server.parts.files.draftsBefore(Infinity)).filter((name) => name.startsWith("call-"));

test("what another server still receives slowly does not change a content that is merged meanwhile", async () => {
  const { leader } = await makeWorld(server);
  const bytes = bytesOf(2 * FILE_CHUNK_LEAST, 81);
  const { fields } = chunkOf(bytes, 2);
  const take = await takeElsewhere();
  const line = new PassThrough();
  const slow = take(server.parts, leader.userId, sendChunk.body.parse(fields), line);
  line.write(Buffer.alloc(1_000, 1));
  await expect.poll(comingIn).toHaveLength(1);
  await sendAll(server, leader, bytes);
  const merged = await merge(server, leader, bytes);
  expect(merged.code).toBe(200);
  line.end(Buffer.alloc(FILE_CHUNK_LEAST - 1_000, 1));
  // It is told that the upload is gone, or that all of it is here.
  await slow.catch(() => undefined);
  const read = await server.inject({
    url: merged.data.url,
    headers: { token: leader.token },
  });
  expect(hashOf("sha256", read.rawPayload)).toBe(hashOf("sha256", bytes));
});

test("a chunk that is already there is not written over by a slower one, and nothing is left of it", async () => {
  const { leader } = await makeWorld(server);
  const bytes = bytesOf(2 * FILE_CHUNK_LEAST, 82);
  const { fields } = chunkOf(bytes, 1);
  const take = await takeElsewhere();
  const line = new PassThrough();
  const slow = take(server.parts, leader.userId, sendChunk.body.parse(fields), line);
  line.write(Buffer.alloc(1_000, 2));
  await expect.poll(comingIn).toHaveLength(1);
  await sendAll(server, leader, bytes);
  line.end(Buffer.alloc(FILE_CHUNK_LEAST - 1_000, 2));
  expect(await slow).toMatchObject({ ok: true, value: { chunkNumbers: [1, 2], merge: true } });
  expect((await testOf(server, leader, bytes)).data.merge).toBe(true);
  expect(await comingIn()).toEqual([]);
  expect((await merge(server, leader, bytes)).code).toBe(200);
});
