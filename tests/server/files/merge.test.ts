import { afterAll, beforeAll, expect, test } from "vitest";
import { putVariant } from "#contract/calls/file.ts";
import { callOf } from "#contract/command-calls.ts";
import { contentAddress } from "#contract/file-address.ts";
import { FILE_CHUNK_LEAST, VARIANT_SIZE_MAX } from "#domain/limits.ts";
import { readHead } from "#server/tables/own/space.ts";
import { mintedBy } from "../make/people.ts";
import { md5Twins } from "../make/md5-twins.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import {
  announceFile,
  bringFile,
  bytesOf,
  hashOf,
  merge,
  partOf,
  readContent,
  sendAll,
  sumOf,
  testOf,
} from "../make/uploads.ts";
import { done, makeWorld } from "../make/world.ts";

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => server.close());

const SIZE = 1.5 * FILE_CHUNK_LEAST;
const contents = async () =>
  (await server.parts.database.run<{ n: number }>("select count(*)::int as n from contents"))[0]?.n;

test("a merge whose reply was lost answers the same again, and does nothing twice", async () => {
  const { leader, group } = await makeWorld(server);
  const bytes = bytesOf(SIZE, 11);
  const file = await bringFile(server, leader, group.id, bytes);
  const head = await readHead(server.parts.database);
  const again = await Promise.all(
    [1, 2, 3].map(async () => merge(server, leader, bytes, { fileId: file.id })),
  );
  expect(again.map(({ data }) => data?.name)).toEqual([1, 2, 3].map(() => String(file.id)));
  expect(await readHead(server.parts.database)).toBe(head);
});

test("merges that come at once come to the same file", async () => {
  const { leader } = await makeWorld(server);
  const bytes = bytesOf(SIZE, 12);
  await sendAll(server, leader, bytes);
  const merged = await Promise.all([1, 2, 3].map(async () => merge(server, leader, bytes)));
  expect(new Set(merged.map(({ data }) => data?.name)).size).toBe(1);
  expect(merged.map(({ code }) => code)).toEqual([200, 200, 200]);
});

test("before its row is there a content waits, and finds it when it is", async () => {
  const { leader, group } = await makeWorld(server);
  const bytes = bytesOf(SIZE, 13);
  await sendAll(server, leader, bytes);
  const fileId = mintedBy(leader, 900);
  expect(await merge(server, leader, bytes, { fileId })).toMatchObject({
    code: 400,
    reason: "file.gone",
  });
  const sent = { name: "pier.bin", size: SIZE, md5: hashOf("md5", bytes) };
  await done(server, leader, callOf("message.sendFile"), { dialogId: group.id, fileId, ...sent });
  expect(await merge(server, leader, bytes, { fileId })).toMatchObject({ code: 200 });
});

test("nobody brings the content of somebody else's file, nor another one than was announced", async () => {
  const { leader, member, outsider, group } = await makeWorld(server);
  const bytes = bytesOf(SIZE, 14);
  const file = await announceFile(server, leader, group.id, bytes);
  for (const someone of [member, outsider]) {
    await sendAll(server, someone, bytes);
    const refused = await merge(server, someone, bytes, { fileId: file.id });
    expect(refused).toMatchObject({ code: 400, reason: "file.gone" });
  }
  const other = bytesOf(SIZE, 15);
  await sendAll(server, leader, other);
  expect(await merge(server, leader, other, { fileId: file.id })).toMatchObject({
    reason: "file.differs",
  });
  const read = await readContent(server, contentAddress(file.id, "whole"), { token: leader.token });
  expect(read).toMatchObject({ status: 404 });
  expect(read.json()).toMatchObject({ code: 404, reason: "file.onItsWay" });
});

test("two contents of one MD5 stay two", async () => {
  const { leader, group } = await makeWorld(server);
  const [first, second] = md5Twins;
  expect(hashOf("md5", first)).toBe(hashOf("md5", second));
  const files = [
    await bringFile(server, leader, group.id, first),
    await bringFile(server, leader, group.id, second),
  ];
  const read = await Promise.all(
    files.map(async ({ id }) =>
      readContent(server, contentAddress(id, "whole"), { token: leader.token }),
    ),
  );
  expect(read.map(({ bytes }) => hashOf("sha256", bytes))).toEqual(
    md5Twins.map((bytes) => hashOf("sha256", bytes)),
  );
});

test("the same content is kept once, whoever brings it", async () => {
  const { leader, member, group } = await makeWorld(server);
  const bytes = bytesOf(SIZE, 16);
  await bringFile(server, leader, group.id, bytes);
  const before = await contents();
  await bringFile(server, member, group.id, bytes);
  expect(await contents()).toBe(before);
});

test("who names a content's sum and may read it need not send it", async () => {
  const { leader, member, group } = await makeWorld(server);
  const bytes = bytesOf(SIZE, 17);
  await bringFile(server, leader, group.id, bytes);
  const sum = sumOf(bytes);
  expect((await testOf(server, member, bytes, { sum })).data).toEqual({
    uploaded: true,
    chunkNumbers: [],
    merge: false,
  });
  const file = await announceFile(server, member, group.id, bytes, "again.bin");
  const merged = await merge(server, member, bytes, { sum, fileId: file.id });
  expect(merged).toMatchObject({ code: 200, data: { name: String(file.id) } });
  const read = await readContent(server, merged.data.url, { token: leader.token });
  expect(read.bytes.equals(bytes)).toBe(true);
});

test("by a checksum nobody learns or gets what they do not hold", async () => {
  const { leader, member, outsider, administrator, group } = await makeWorld(server);
  const bytes = bytesOf(SIZE, 18);
  await bringFile(server, leader, group.id, bytes);
  const nothing = { uploaded: false, chunkNumbers: [], merge: false };
  const sum = sumOf(bytes);
  // The right sum without the right to read; the right to read without the sum, or with a wrong one.
  const asked = [
    await testOf(server, outsider, bytes, { sum }),
    await testOf(server, administrator, bytes, { sum }),
    await testOf(server, member, bytes),
    await testOf(server, member, bytes, { sum: sumOf(bytesOf(SIZE, 19)) }),
    await testOf(server, member, bytesOf(SIZE, 20), { sum: sumOf(bytesOf(SIZE, 20)) }),
  ];
  expect(asked.map(({ data }) => data)).toEqual(asked.map(() => nothing));
  const got = [
    await merge(server, outsider, bytes, { sum }),
    await merge(server, member, bytes),
    await merge(server, member, bytes, { sum: sumOf(bytesOf(SIZE, 19)) }),
  ];
  expect(got.map(({ code, reason }) => [code, reason])).toEqual(
    got.map(() => [400, "file.incomplete"]),
  );
});

test("who has brought a content in need not send it again, until they may", async () => {
  const { leader, group } = await makeWorld(server);
  const bytes = bytesOf(SIZE, 21);
  await bringFile(server, leader, group.id, bytes);
  expect((await testOf(server, leader, bytes)).data.uploaded).toBe(true);
  const own = await merge(server, leader, bytes, { fileName: "mine.bin" });
  expect(own.code).toBe(200);
  const again = await merge(server, leader, bytes, { fileName: "mine.bin" });
  expect(again.data).toEqual(own.data);
});

test("who was taken out of a chat has no instant upload from it", async () => {
  const { leader, member, group } = await makeWorld(server);
  const bytes = bytesOf(SIZE, 22);
  await bringFile(server, leader, group.id, bytes);
  const sum = sumOf(bytes);
  expect((await testOf(server, member, bytes, { sum })).data.uploaded).toBe(true);
  const out = { dialogId: group.id, userId: [member.userId] };
  await done(server, leader, callOf("dialog.removeGroupUsers"), out);
  expect((await testOf(server, member, bytes, { sum })).data.uploaded).toBe(false);
});

test("a small picture of a file is there before the file, and only from who brings it", async () => {
  const { leader, member, outsider, group } = await makeWorld(server);
  const file = await announceFile(server, leader, group.id, bytesOf(SIZE, 23));
  const jpeg = Buffer.concat([Buffer.from("ffd8ffe000104a464946", "hex"), bytesOf(2_000, 24)]);
  const send = async (someone: { token: string }, bytes: Buffer) => {
    const fields = { fileId: file.id, variant: "thumb" as const };
    return server.call(putVariant, { ...fields, ...partOf(bytes, "t.jpg") }, someone.token);
  };
  expect(await send(member, jpeg)).toMatchObject({ code: 400, reason: "file.gone" });
  expect(await send(outsider, jpeg)).toMatchObject({ code: 400, reason: "file.gone" });
  const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>");
  expect(await send(leader, svg)).toMatchObject({ code: 400, reason: "file.imageOnly" });
  const large = Buffer.concat([jpeg, Buffer.alloc(VARIANT_SIZE_MAX)]);
  expect(await send(leader, large)).toMatchObject({ status: 413, code: 413 });
  expect((await send(leader, jpeg)).code).toBe(200);
  const address = contentAddress(file.id, "thumb");
  const read = await readContent(server, address, { token: member.token });
  expect(read.bytes.equals(jpeg)).toBe(true);
  expect(read.headers).toMatchObject({ "content-type": "image/jpeg" });
  const refused = await readContent(server, address, { token: outsider.token });
  expect(refused.json()).toMatchObject({ code: 404, reason: "file.gone" });
});
