import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { removeFile, storageUsed, uploadFile } from "#contract/calls/file.ts";
import { callOf } from "#contract/command-calls.ts";
import { MEGABYTE } from "#domain/file/quota.ts";
import { CONTENT_GRACE } from "#domain/limits.ts";
import { sweepFiles } from "#server/jobs/sweep-files.ts";
import { setUpCompany } from "../make/site.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { bytesOf, partOf } from "../make/uploads.ts";
import { done, makeWorld, type World } from "../make/world.ts";

let server: TestServer;
let world: World;
let seed = 700;

beforeAll(async () => {
  server = await openTestServer();
  await setUpCompany(server);
});
afterAll(async () => server.close());
beforeEach(async () => {
  world = await makeWorld(server);
});

const SIZE = 600 * 1024;
const limit = async (quotas: { personQuota: number; companyQuota: number }) =>
  done(server, world.administrator, callOf("setting.save"), quotas);
const storageOf = async ({ token }: World["leader"]) =>
  (await server.call(storageUsed, {}, token)).data;

/** Somebody brings a file of their own and deletes it; with the answer to the first. */
async function bringAndDelete({ token }: World["leader"]) {
  const part = partOf(bytesOf(SIZE, seed++), "a.bin");
  const sent = await server.call(uploadFile, { type: "file", ...part }, token);
  if (sent.code === 200) await server.call(removeFile, { id: sent.data.fileId }, token);
  return sent;
}

/** What nothing leads to is noticed, and goes a day later. */
async function sweepAway(): Promise<void> {
  await sweepFiles(server.parts);
  await sweepFiles({ ...server.parts, now: () => server.parts.now() + CONTENT_GRACE + 1 });
}

test("what was deleted counts while it lies in the store, where it is more than somebody may have", async () => {
  const { leader, member } = world;
  await limit({ personQuota: 1, companyQuota: 0 });
  for (let at = 0; at < 3; at++) expect((await bringAndDelete(leader)).code).toBe(200);
  expect(await bringAndDelete(leader)).toMatchObject({
    code: 400,
    reason: "file.quotaPerson",
    data: { size: 1, used: 1, most: 1 },
  });
  expect((await storageOf(leader)).used).toBe(0);
  expect((await bringAndDelete(member)).code).toBe(200);
  await sweepAway();
  expect((await bringAndDelete(leader)).code).toBe(200);
});

test("of all together it counts where it is more than the company may have", async () => {
  const { administrator, leader, member } = world;
  await sweepAway();
  const used = (await storageOf(administrator)).company?.used ?? 0;
  const companyQuota = Math.ceil(used / MEGABYTE) + 1;
  await limit({ personQuota: 0, companyQuota });
  const fitting = Math.floor((companyQuota * MEGABYTE) / SIZE);
  for (let at = 0; at < fitting; at++) {
    expect((await bringAndDelete(at % 2 === 0 ? leader : member)).code).toBe(200);
  }
  await expect
    .poll(async () => bringAndDelete(leader))
    .toMatchObject({ code: 400, reason: "file.quotaCompany" });
});
