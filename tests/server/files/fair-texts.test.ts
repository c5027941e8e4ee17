import { afterAll, beforeAll, expect, test } from "vitest";
import { searchContents } from "#contract/calls/library.ts";
import { callOf } from "#contract/command-calls.ts";
import { readNext } from "#server/files/texts/start-reading.ts";
import type { Someone } from "../make/people.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { bringContent, hashOf } from "../make/uploads.ts";
import { addPeople, done } from "../make/world.ts";

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => server.close());

async function bring(someone: Someone, words: string): Promise<void> {
  const bytes = Buffer.from(words);
  const told = { pid: 0, name: `${words}.txt`, size: bytes.length, md5: hashOf("md5", bytes) };
  const { file } = await done(server, someone, callOf("file.add"), told);
  await bringContent(server, someone, file.id, bytes);
}

test("nobody's papers wait to be read behind all that somebody else brings", async () => {
  const { member, leader } = await addPeople(server);
  for (let at = 1; at <= 5; at += 1) await bring(member, `one of many ${at}`);
  for (const words of ["first scaffold", "second scaffold"]) await bring(leader, words);
  for (let turns = 0; turns < 2; turns += 1) await readNext(server.parts);
  expect(await done(server, leader, searchContents, { key: "scaffold" })).toHaveLength(2);
  let left = 0;
  while (await readNext(server.parts)) left += 1;
  expect(left).toBe(5);
});
