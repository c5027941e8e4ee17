import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  putVariant,
  removeFile,
  sendChunk,
  storageUsed,
  uploadFile,
} from "#contract/calls/file.ts";
import { callOf } from "#contract/command-calls.ts";
import { contentAddress } from "#contract/file-address.ts";
import { MEGABYTE } from "#domain/file/quota.ts";
import { setUpCompany } from "../make/site.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import {
  announceFile,
  bringContent,
  bringFile,
  bytesOf,
  chunkOf,
  hashOf,
  merge,
  partOf,
  readContent,
  sendAll,
  sendOne,
  sumOf,
  testOf,
} from "../make/uploads.ts";
import { done, makeWorld, type World } from "../make/world.ts";

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await openTestServer();
  await setUpCompany(server);
});
afterAll(async () => server.close());
beforeEach(async () => {
  if (world) await limit({ personQuota: 0, companyQuota: 0 });
  world = await makeWorld(server);
});

const SIZE = 600 * 1024;
const limit = async (wish: { personQuota?: number; companyQuota?: number }) =>
  done(server, world.administrator, callOf("setting.save"), wish);
const usedBy = async ({ token }: World["leader"]) =>
  (await server.call(storageUsed, {}, token)).data;
const upload = async ({ token }: World["leader"], bytes: Buffer, name = "a.bin") =>
  server.call(uploadFile, { type: "file", ...partOf(bytes, name) }, token);

const jpegOf = (seed: number) =>
  Buffer.concat([Buffer.from("ffd8ffe000104a464946", "hex"), bytesOf(SIZE, seed)]);

/** What lies in the store. */
async function contentsKept() {
  const text = "select sha256 from contents order by sha256";
  return server.parts.database.run<{ sha256: string }>(text, []);
}

test("an upload beyond what somebody may have is refused before a byte of it is sent", async () => {
  const { leader, member, group } = world;
  await limit({ personQuota: 1 });
  await bringFile(server, leader, group.id, bytesOf(SIZE, 301));
  const next = bytesOf(SIZE, 302);
  const refused = { code: 400, reason: "file.quotaPerson", data: { size: 1, used: 1, most: 1 } };
  expect(await testOf(server, leader, next)).toMatchObject(refused);
  expect(await sendOne(server, leader, chunkOf(next, 1))).toMatchObject(refused);
  expect((await testOf(server, member, next)).code).toBe(200);
  expect(await usedBy(leader)).toEqual({ used: SIZE, most: MEGABYTE });
});

test("an upload that has begun counts with all that it will be for who has begun it, and goes on to its end", async () => {
  const { leader, group } = world;
  await limit({ personQuota: 1 });
  const first = bytesOf(SIZE, 303);
  const file = await announceFile(server, leader, group.id, first);
  expect((await sendOne(server, leader, chunkOf(first, 1))).code).toBe(200);
  expect((await usedBy(leader)).used).toBe(SIZE);
  expect(await testOf(server, leader, bytesOf(SIZE, 304))).toMatchObject({
    reason: "file.quotaPerson",
  });
  await sendAll(server, leader, first);
  expect((await merge(server, leader, first, { fileId: file.id })).code).toBe(200);
  expect((await usedBy(leader)).used).toBe(SIZE);
});

/** The company has so many bytes left from now on. */
async function leave(bytes: number): Promise<void> {
  const used = (await usedBy(world.administrator)).company?.used ?? 0;
  const fill = MEGABYTE - ((used + bytes) % MEGABYTE);
  await upload(world.leader, bytesOf(fill, 370 + (used % 1_000)), "fill.bin");
  await limit({ companyQuota: (used + fill + bytes) / MEGABYTE });
}

test("what somebody only says that they will send keeps nobody else out of the company's room", async () => {
  const { leader, member, group } = world;
  await leave(8 * MEGABYTE);
  const declared = bytesOf(7 * MEGABYTE, 381);
  expect((await sendOne(server, leader, chunkOf(declared, 1))).code).toBe(200);
  // Who has begun so much begins no more, whoever else has room for what has not come.
  expect(await testOf(server, leader, bytesOf(2 * MEGABYTE, 382))).toMatchObject({
    reason: "file.quotaCompany",
  });
  const theirs = bytesOf(2 * MEGABYTE, 383);
  await bringFile(server, member, group.id, theirs);
  await limit({ companyQuota: 0 });
  await sendAll(server, leader, declared);
  expect((await merge(server, leader, declared)).code).toBe(200);
});

test("where others have taken the room since, an upload is refused in the end with all that came of it, and goes once there is more", async () => {
  const { leader, member, group } = world;
  await leave(2 * MEGABYTE);
  const slow = bytesOf(1_500 * 1024, 391);
  const file = await announceFile(server, leader, group.id, slow);
  await sendAll(server, leader, slow);
  const quick = bytesOf(400 * 1024, 392);
  await bringFile(server, member, group.id, quick);
  // What came of the other one takes room too, so that this fits only where it is less.
  expect((await testOf(server, member, bytesOf(300 * 1024, 393))).reason).toBe("file.quotaCompany");
  await limit({ companyQuota: 1 });
  const refused = { code: 400, reason: "file.quotaCompany" };
  expect(await merge(server, leader, slow, { fileId: file.id })).toMatchObject(refused);
  expect(await testOf(server, leader, slow)).toMatchObject(refused);
  await limit({ companyQuota: 0 });
  expect(await testOf(server, leader, slow)).toMatchObject({
    data: { merge: true, chunkNumbers: [1] },
  });
  expect((await merge(server, leader, slow, { fileId: file.id })).code).toBe(200);
});

test("of several that arrive at once only so many become files as the company has room for", async () => {
  const { leader, member, group } = world;
  await leave(MEGABYTE);
  const each = [leader, member].map((person, at) => ({ person, bytes: bytesOf(SIZE, 395 + at) }));
  const files = await Promise.all(
    each.map(async ({ person, bytes }) => announceFile(server, person, group.id, bytes)),
  );
  await limit({ companyQuota: 0 });
  for (const { person, bytes } of each) await sendAll(server, person, bytes);
  const { company } = await usedBy(world.administrator);
  await limit({ companyQuota: Math.ceil(((company?.used ?? 0) - SIZE) / MEGABYTE) });
  const merged = await Promise.all(
    each.map(async ({ person, bytes }, at) =>
      merge(server, person, bytes, { fileId: files[at]?.id ?? 0 }),
    ),
  );
  expect(merged.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, 400]);
});

test("of many that begin at once only so many begin as there is room for", async () => {
  const { leader } = world;
  await limit({ personQuota: 1 });
  const begun = await Promise.all(
    Array.from({ length: 6 }, async (_, at) =>
      sendOne(server, leader, chunkOf(bytesOf(400 * 1024, 310 + at), 1)),
    ),
  );
  expect(begun.filter(({ code }) => code === 200)).toHaveLength(2);
});

test("what comes in one call counts too, also of several at once", async () => {
  const { leader } = world;
  await limit({ personQuota: 1 });
  const sent = await Promise.all(
    Array.from({ length: 4 }, async (_, at) =>
      upload(leader, bytesOf(400 * 1024, 320 + at), `${at}.bin`),
    ),
  );
  expect(sent.filter(({ code }) => code === 200)).toHaveLength(2);
  expect(sent.filter(({ reason }) => reason === "file.quotaPerson")).toHaveLength(2);
});

test("a content counts once for who brought it, needs no room where it is there, and what is deleted makes room", async () => {
  const { leader, group } = world;
  const bytes = bytesOf(SIZE, 330);
  const kept = await upload(leader, bytes);
  const again = await announceFile(server, leader, group.id, bytes, "again.bin");
  await limit({ personQuota: 1 });
  const merged = await merge(server, leader, bytes, { fileId: again.id, sum: sumOf(bytes) });
  expect(merged.code).toBe(200);
  expect((await usedBy(leader)).used).toBe(SIZE);
  const next = bytesOf(SIZE, 331);
  expect((await testOf(server, leader, next)).reason).toBe("file.quotaPerson");
  await done(server, leader, callOf("message.withdraw"), { msgId: again.messageId });
  await done(server, leader, removeFile, { id: kept.data.fileId });
  expect((await testOf(server, leader, next)).code).toBe(200);
});

test("all share what the company has, and only administrators learn how much that is", async () => {
  const { administrator, leader, member } = world;
  const before = (await usedBy(administrator)).company?.used ?? 0;
  const rest = MEGABYTE - (before % MEGABYTE);
  await limit({ companyQuota: Math.ceil(before / MEGABYTE) + 1 });
  await upload(leader, bytesOf(rest, 340));
  expect((await testOf(server, member, bytesOf(SIZE, 341))).code).toBe(200);
  const most = MEGABYTE + 4;
  const tooLarge = chunkOf(bytesOf(most, 342), 1);
  expect(await server.call(sendChunk, tooLarge.fields, member.token)).toMatchObject({
    reason: "file.quotaCompany",
  });
  const { company } = await usedBy(administrator);
  expect(company?.used).toBe(before + rest);
  expect(company?.people).toContainEqual({ userId: leader.userId, used: rest });
  expect(await usedBy(member)).toEqual({ used: 0, most: 0 });
});

test("smaller pictures take room too, and none comes beyond it", async () => {
  const { leader, group } = world;
  const file = await announceFile(server, leader, group.id, bytesOf(9, 350));
  const picture = async (variant: "thumb" | "view", bytes: Buffer) => {
    const fields = { fileId: file.id, variant, ...partOf(bytes, "t.jpg") };
    return server.call(putVariant, fields, leader.token);
  };
  await limit({ personQuota: 1 });
  expect((await picture("thumb", jpegOf(351))).code).toBe(200);
  expect((await usedBy(leader)).used).toBe(SIZE + 10);
  expect(await picture("view", jpegOf(352))).toMatchObject({ reason: "file.quotaPerson" });
  // Sent again, the one that is there needs no more.
  expect((await picture("thumb", jpegOf(351))).code).toBe(200);
});

test("of what is refused for want of room nothing stays, nor of a picture that is there already", async () => {
  const { leader, group } = world;
  await limit({ personQuota: 1 });
  const file = await announceFile(server, leader, group.id, bytesOf(9, 370));
  const put = async (variant: "thumb" | "view", bytes: Buffer) =>
    server.call(putVariant, { fileId: file.id, variant, ...partOf(bytes, "t.jpg") }, leader.token);
  expect((await put("thumb", jpegOf(371))).code).toBe(200);
  const before = await contentsKept();
  expect(await upload(leader, bytesOf(SIZE, 372))).toMatchObject({ reason: "file.quotaPerson" });
  expect(await put("view", jpegOf(373))).toMatchObject({ reason: "file.quotaPerson" });
  await limit({ personQuota: 0 });
  expect((await put("thumb", jpegOf(374))).code).toBe(200);
  expect(await contentsKept()).toEqual(before);
});

test("of what is sent at once and refused nothing stays either", async () => {
  const { leader } = world;
  await limit({ personQuota: 1 });
  const drafts = async () => server.parts.files.draftsBefore(Infinity);
  const [before, draftsBefore] = [(await contentsKept()).length, await drafts()];
  const sent = [331, 332, 333, 334, 335].map(async (seed) => upload(leader, bytesOf(SIZE, seed)));
  const codes = (await Promise.all(sent)).map(({ code }) => code);
  expect(codes.toSorted((one, other) => one - other)).toEqual([200, 400, 400, 400, 400]);
  expect((await contentsKept()).length).toBe(before + 1);
  await expect.poll(drafts).toEqual(draftsBefore);
});

test("a copy counts where what it was copied from is gone", async () => {
  const { leader, administrator } = world;
  const bytes = bytesOf(SIZE, 360);
  const told = { pid: 0, name: "plan.bin", size: SIZE, md5: hashOf("md5", bytes) };
  const { item, file } = await done(server, leader, callOf("file.add"), told);
  await bringContent(server, leader, file.id, bytes);
  await done(server, leader, callOf("file.copy"), { id: item.id, pid: 0 });
  expect((await usedBy(leader)).used).toBe(SIZE);
  await done(server, leader, callOf("file.remove"), { id: [item.id] });
  await done(server, leader, callOf("file.removeForGood"), { id: [item.id] });
  expect((await usedBy(leader)).used).toBe(SIZE);
  const all = await usedBy(administrator);
  expect(all.company?.people).toContainEqual({ userId: leader.userId, used: SIZE });
});

test("of pictures of a copy nothing is kept, however many are sent: they are those of what it was copied from", async () => {
  const { leader } = world;
  const bytes = bytesOf(SIZE, 400);
  const told = { pid: 0, name: "pier.jpg", size: SIZE, md5: hashOf("md5", bytes) };
  const { item, file } = await done(server, leader, callOf("file.add"), told);
  await bringContent(server, leader, file.id, bytes);
  const put = async (fileId: number, variant: "thumb" | "view", seed: number) =>
    server.call(putVariant, { fileId, variant, ...partOf(jpegOf(seed), "t.jpg") }, leader.token);
  expect((await put(file.id, "thumb", 401)).code).toBe(200);
  const copied = await done(server, leader, callOf("file.copy"), { id: item.id, pid: 0 });
  const before = { kept: await contentsKept(), used: await usedBy(leader) };
  for (const seed of [402, 403, 404]) {
    const sent = await put(copied.file.id, "view", seed);
    expect(sent).toMatchObject({ code: 200, data: { id: copied.file.id } });
  }
  expect({ kept: await contentsKept(), used: await usedBy(leader) }).toEqual(before);
  const address = contentAddress(copied.file.id, "thumb");
  const thumb = await readContent(server, address, { token: leader.token });
  expect(thumb.bytes.equals(jpegOf(401))).toBe(true);
});
