import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteAccount } from "#contract/calls/account.ts";
import { removeFile, uploadFile } from "#contract/calls/file.ts";
import { callOf } from "#contract/command-calls.ts";
import { contentAddress } from "#contract/file-address.ts";
import { CONTENT_GRACE, FILE_CHUNK_LEAST, TRASH_KEPT, UPLOAD_KEPT } from "#domain/limits.ts";
import { applyChanges } from "#server/commands/apply-changes.ts";
import { newDraftName } from "#server/files/draft-name.ts";
import { keepReceived } from "#server/files/keep-received.ts";
import { emptyTrash } from "#server/jobs/empty-trash.ts";
import { sweepFiles } from "#server/jobs/sweep-files.ts";
import { sheetPage } from "#tests/make/cases/sheet-things.ts";
import { addSomeone, PASSWORD, type Someone } from "../make/people.ts";
import { longSessions, openTestServer, type TestServer } from "../make/test-server.ts";
import {
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
  testOf,
} from "../make/uploads.ts";
import { done, makeWorld } from "../make/world.ts";

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer(undefined, longSessions);
});
afterAll(async () => server.close());

/** What a file in one call comes with. */
const fields = { type: "file" as const };
const SIZE = 1.5 * FILE_CHUNK_LEAST;
const sweep = async () => sweepFiles(server.parts);

/** Whether a content is kept: in the database and, which is the same by then, in the store. */
async function isKept(bytes: Buffer): Promise<boolean> {
  const sha256 = hashOf("sha256", bytes);
  const { database, files } = server.parts;
  const rows = await database.run("select 1 from contents where sha256 = $1", [sha256]);
  const inStore = await files.read(sha256, { from: 0, to: 0 }).then(
    (stream) => stream.destroy() !== undefined,
    () => false,
  );
  expect(inStore).toBe(rows.length > 0);
  return inStore;
}

/** A day goes by after the sweep that has noticed, and the next one comes. */
async function sweepAway(): Promise<void> {
  await sweep();
  server.clock.now += CONTENT_GRACE + 1;
  await sweep();
}

test("an upload that nobody goes on with is kept for a week from its last chunk", async () => {
  const { leader } = await makeWorld(server);
  const bytes = bytesOf(2 * FILE_CHUNK_LEAST, 51);
  await sendOne(server, leader, chunkOf(bytes, 1));
  server.clock.now += UPLOAD_KEPT - 1_000;
  await sweep();
  expect((await testOf(server, leader, bytes)).data.chunkNumbers).toEqual([1]);
  await sendOne(server, leader, chunkOf(bytes, 2));
  server.clock.now += UPLOAD_KEPT - 1_000;
  await sweep();
  expect((await testOf(server, leader, bytes)).data.merge).toBe(true);
  server.clock.now += 2_000;
  await sweep();
  expect((await testOf(server, leader, bytes)).data.chunkNumbers).toEqual([]);
  expect(await server.parts.files.draftsBefore(Infinity)).toEqual([]);
});

test("a content goes a day after the last file that had it, and not before", async () => {
  const { leader, member } = await makeWorld(server);
  const bytes = bytesOf(SIZE, 52);
  const upload = async ({ token }: Someone) =>
    (await server.call(uploadFile, { ...fields, ...partOf(bytes, "own.bin") }, token)).data.fileId;
  const [first, second] = [await upload(leader), await upload(member)];
  await server.call(removeFile, { id: first }, leader.token);
  await sweepAway();
  expect(await isKept(bytes)).toBe(true);
  await server.call(removeFile, { id: second }, member.token);
  await sweep();
  server.clock.now += CONTENT_GRACE - 1_000;
  await sweep();
  expect(await isKept(bytes)).toBe(true);
  server.clock.now += 2_000;
  await sweep();
  expect(await isKept(bytes)).toBe(false);
});

test("a file that is put back within the day is read as before", async () => {
  const { leader, group } = await makeWorld(server);
  const bytes = bytesOf(SIZE, 53);
  const file = await bringFile(server, leader, group.id, bytes);
  const by = { actorId: leader.userId, at: server.clock.now };
  const { database } = server.parts;
  const arrived = { ...file, arriveTime: server.clock.now };
  await database.transaction(async (tx) =>
    applyChanges(tx, [{ entity: "file", action: "delete", remove: file.id }], by),
  );
  await sweep();
  server.clock.now += CONTENT_GRACE - 1_000;
  await sweep();
  await database.transaction(async (tx) =>
    applyChanges(tx, [{ entity: "file", action: "add", put: arrived }], by),
  );
  await sweepAway();
  const read = await readContent(server, contentAddress(file.id, "whole"), { token: leader.token });
  expect(read.bytes.equals(bytes)).toBe(true);
});

test("messages, plans and people go with the contents of their files", async () => {
  const { leader, member, group, taskDialog, plan } = await makeWorld(server);
  const leaver = await addSomeone(server, `Leaver${leader.userId}`);
  const [inGroup, inPlan, own] = [54, 55, 56].map((seed) => bytesOf(3_000, seed)) as [
    Buffer,
    Buffer,
    Buffer,
  ];
  const withdrawn = await bringFile(server, leader, group.id, inGroup);
  await bringFile(server, member, taskDialog.id, inPlan);
  const kept = await server.call(
    uploadFile,
    { ...fields, ...partOf(own, "own.txt") },
    leaver.token,
  );
  expect(kept.code).toBe(200);
  await done(server, leader, callOf("message.withdraw"), { msgId: withdrawn.messageId });
  await done(server, leader, callOf("plan.remove"), { planId: plan.id });
  await done(server, leaver, deleteAccount, { email: leaver.email, password: PASSWORD });
  await sweepAway();
  expect([await isKept(inGroup), await isKept(inPlan), await isKept(own)]).toEqual([
    false,
    false,
    false,
  ]);
});

test("drawings go with their files: revisions that are removed, sheets after 30 days, and plans", async () => {
  const { leader, plan } = await makeWorld(server);
  const planId = plan.id;
  const bring = async (number: string, seed: number) => {
    const bytes = bytesOf(3_000, seed);
    const content = { size: bytes.length, md5: hashOf("md5", bytes) };
    const pages = [sheetPage(number)];
    const args = { planId, name: "Set.pdf", ...content, pages };
    const added = await done(server, leader, callOf("sheet.add"), args);
    await bringContent(server, leader, added.file.id, bytes);
    return { bytes, ...added };
  };
  const old = await bring("A-1", 61);
  const next = await bring("A-1", 62);
  const removed = await bring("A-2", 63);
  const restored = await bring("A-3", 64);
  const sheetId = next.sheets[0]?.id ?? 0;
  const id = old.revisions[0]?.id ?? 0;
  await done(server, leader, callOf("sheet.removeRevision"), { sheetId, id });
  for (const { sheets } of [removed, restored])
    await done(server, leader, callOf("sheet.remove"), { id: sheets[0]?.id ?? 0 });
  await done(server, leader, callOf("sheet.restore"), { id: restored.sheets[0]?.id ?? 0 });
  const all = [old, next, removed, restored];
  const kept = async () => Promise.all(all.map(async ({ bytes }) => isKept(bytes)));
  await emptyTrash(server.parts);
  await sweepAway();
  expect(await kept()).toEqual([false, true, true, true]);
  server.clock.now += TRASH_KEPT;
  await emptyTrash(server.parts);
  await sweepAway();
  expect(await kept()).toEqual([false, true, false, true]);
  await done(server, leader, callOf("plan.remove"), { planId });
  await sweepAway();
  expect(await kept()).toEqual([false, false, false, false]);
});

/** As many chunks as one person may have on their way. */
const AT_ONCE = 16;

test("a content that comes again just when it is swept away is there, three hundred times", async () => {
  const { leader } = await makeWorld(server);
  const { database, files } = server.parts;
  const seeds = Array.from({ length: 300 }, (_, index) => 10_000 + index);
  for (let from = 0; from < seeds.length; from += AT_ONCE) {
    const contents = seeds.slice(from, from + AT_ONCE).map((seed) => bytesOf(64, seed));
    // Nothing leads to them for a day.
    for (const bytes of contents) {
      const draft = newDraftName();
      await files.write(draft, Readable.from([bytes]), 64);
      await keepReceived(server.parts, draft);
    }
    server.clock.now += CONTENT_GRACE + 1;
    const coming = contents.map(async (bytes) => {
      await sendAll(server, leader, bytes);
      return merge(server, leader, bytes, { fileName: "again.bin" });
    });
    const [replies] = await Promise.all([Promise.all(coming), sweep()]);
    expect(replies.map(({ code }) => code)).toEqual(replies.map(() => 200));
  }
  await sweepAway();
  for (const seed of seeds) {
    const bytes = bytesOf(64, seed);
    const stream = await files.read(hashOf("sha256", bytes), { from: 0, to: 63 });
    expect((await buffer(stream)).equals(bytes)).toBe(true);
  }
  const own = "select count(*)::int as n from files where user_id = $1 and name = 'again.bin'";
  expect(await database.run(own, [leader.userId])).toEqual([{ n: seeds.length }]);
});
