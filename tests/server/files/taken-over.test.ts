import { afterAll, beforeAll, expect, test } from "vitest";
import { storageUsed } from "#contract/calls/file.ts";
import { callOf } from "#contract/command-calls.ts";
import { MEGABYTE } from "#domain/file/quota.ts";
import type { Someone } from "../make/people.ts";
import { setUpCompany } from "../make/site.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { bringContent, bytesOf, hashOf } from "../make/uploads.ts";
import { done, makeWorld } from "../make/world.ts";

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
  await setUpCompany(server);
});
afterAll(async () => server.close());

const SIZE = 600 * 1024;
const usedBy = async ({ token }: Someone) => (await server.call(storageUsed, {}, token)).data.used;

async function bring(someone: Someone, pid: number, seed: number) {
  const bytes = bytesOf(SIZE, seed);
  const told = { pid, name: `${seed}.bin`, size: SIZE, md5: hashOf("md5", bytes) };
  const { item, file } = await done(server, someone, callOf("file.add"), told);
  await bringContent(server, someone, file.id, bytes);
  return item;
}

test("files of others go to somebody's own shelf only where that person has room for them", async () => {
  const { leader, member, administrator } = await makeWorld(server);
  const limit = async (personQuota: number) =>
    done(server, administrator, callOf("setting.save"), { personQuota });
  const folder = await done(server, leader, callOf("file.addFolder"), { pid: 0, name: "Site" });
  const letIn = { id: folder.id, userId: [member.userId], right: "write" as const };
  await done(server, leader, callOf("file.share"), letIn);
  const own = await bring(leader, folder.id, 501);
  const theirs = await bring(member, folder.id, 502);
  await limit(1);
  const move = async (id: number) =>
    server.call(callOf("file.move"), { id: [id], pid: 0, userId: leader.userId }, leader.token);
  expect(await move(theirs.id)).toMatchObject({
    code: 400,
    reason: "file.quotaPerson",
    data: { size: 1, used: 1, most: 1 },
  });
  expect([await usedBy(leader), await usedBy(member)]).toEqual([SIZE, SIZE]);
  // What is theirs already takes no more of it.
  expect((await move(own.id)).code).toBe(200);
  await limit(2);
  expect((await move(theirs.id)).code).toBe(200);
  expect([await usedBy(leader), await usedBy(member)]).toEqual([2 * SIZE, 0]);
  expect(2 * SIZE).toBeGreaterThan(MEGABYTE);
});
