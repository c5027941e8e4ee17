import { afterAll, beforeAll, expect, test } from "vitest";
import { listTaskFiles, mergeChunks, sendChunk, testChunk } from "#contract/calls/file.ts";
import { logout } from "#contract/calls/user.ts";
import { contentAddress } from "#contract/file-address.ts";
import { FILE_CHUNK_LEAST, UPLOADS_BYTES_MAX, UPLOADS_MAX } from "#domain/limits.ts";
import { readHead } from "#server/tables/own/space.ts";
import { addBrowser } from "../make/people.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import {
  announce,
  announceFile,
  bytesOf,
  chunkOf,
  hashOf,
  merge,
  readContent,
  sendAll,
  sendOne,
  testOf,
} from "../make/uploads.ts";
import { done, makeWorld } from "../make/world.ts";

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => server.close());

const SIZE = 3.5 * FILE_CHUNK_LEAST;
const count = async (table: "uploads" | "upload_chunks" | "contents") =>
  (await server.parts.database.run<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n;

test("a file comes in chunks, and everybody who sees its row learns that it has come", async () => {
  const { leader, member, task, taskDialog } = await makeWorld(server);
  const bytes = bytesOf(SIZE, 1);
  const file = await announceFile(server, leader, taskDialog.id, bytes, "pier 4.bin");
  expect(file.arriveTime).toBe(0);
  const before = await testOf(server, leader, bytes);
  expect(before.data).toEqual({ uploaded: false, chunkNumbers: [], merge: false });
  const replies = await sendAll(server, leader, bytes);
  expect(replies.map(({ data }) => data)).toEqual([
    { chunkNumbers: [1], merge: false },
    { chunkNumbers: [1, 2], merge: false },
    { chunkNumbers: [1, 2, 3], merge: true },
  ]);
  const head = await readHead(server.parts.database);
  const merged = await merge(server, leader, bytes, { fileId: file.id });
  expect(merged).toMatchObject({
    code: 200,
    data: {
      name: String(file.id),
      fileVersionId: String(file.id),
      fileSize: SIZE,
      fileExtension: "bin",
      url: contentAddress(file.id, "whole"),
    },
  });
  expect(await readHead(server.parts.database)).toBe(head + 1);
  const listed = await done(server, member, listTaskFiles, { taskId: task.id });
  expect(listed.find(({ id }) => id === file.id)).toEqual({
    ...file,
    arriveTime: server.clock.now,
    sniffed: "other",
  });
  const read = await readContent(server, merged.data.url, { token: member.token });
  expect(hashOf("sha256", read.bytes)).toBe(hashOf("sha256", bytes));
});

test("chunks come in any order, several times and at once, and each is kept once", async () => {
  const { leader } = await makeWorld(server);
  const bytes = bytesOf(SIZE, 2);
  const before = await count("upload_chunks");
  const sent = [3, 1, 1, 2, 3, 2].map(async (number) =>
    sendOne(server, leader, chunkOf(bytes, number)),
  );
  const replies = await Promise.all(sent);
  expect(replies.map(({ code }) => code)).toEqual(Array.from({ length: 6 }, () => 200));
  expect(await count("upload_chunks")).toBe((before ?? 0) + 3);
  expect((await testOf(server, leader, bytes)).data).toMatchObject({
    chunkNumbers: [1, 2, 3],
    merge: true,
  });
  const merged = await merge(server, leader, bytes);
  expect(merged.code).toBe(200);
  const read = await readContent(server, merged.data.url, { token: leader.token });
  expect(read.bytes.equals(bytes)).toBe(true);
});

test("what a chunk is about may stand in the query, and without a part it is a question", async () => {
  const { leader } = await makeWorld(server);
  const bytes = bytesOf(SIZE, 3);
  const { fields, bytes: first } = chunkOf(bytes, 1);
  const text = Object.entries(fields).map(([name, value]): [string, string] => [name, `${value}`]);
  const query = new URLSearchParams(text).toString();
  const form = new Response(formOf(first));
  const sent = await server.inject({
    method: "POST",
    url: `${sendChunk.path}?${query}&fileType=&extension=bin`,
    headers: { token: leader.token, "content-type": form.headers.get("content-type") ?? "" },
    payload: Buffer.from(await form.arrayBuffer()),
  });
  expect(sent.json()).toMatchObject({ code: 200, data: { chunkNumbers: [1] } });
  const asked = await server.call(sendChunk, announce(bytes), leader.token);
  expect(asked.data).toEqual({ uploaded: false, chunkNumbers: [1], merge: false });
});

function formOf(bytes: Uint8Array): FormData {
  const form = new FormData();
  form.append("file", new File([new Uint8Array(bytes)], "blob"));
  return form;
}

test("a merge is asked for as a form, too", async () => {
  const { leader } = await makeWorld(server);
  const bytes = bytesOf(SIZE, 4);
  await sendAll(server, leader, bytes);
  const body = { identifier: hashOf("md5", bytes), fileName: "a/b c.bin", fileSize: `${SIZE}` };
  const merged = await server.inject({
    method: "POST",
    url: mergeChunks.path,
    headers: { token: leader.token, "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(body).toString(),
  });
  expect(merged.json()).toMatchObject({ code: 200, data: { fileSize: SIZE } });
});

test("a chunk that does not fit is refused, and changes nothing", async () => {
  const { leader } = await makeWorld(server);
  const bytes = bytesOf(SIZE, 5);
  await sendOne(server, leader, chunkOf(bytes, 1));
  const good = chunkOf(bytes, 2);
  const shorter = { ...good, bytes: good.bytes.subarray(1) };
  const longer = { ...good, bytes: bytes.subarray(FILE_CHUNK_LEAST, 2 * FILE_CHUNK_LEAST + 1) };
  const refused = [
    await sendOne(server, leader, shorter),
    await sendOne(server, leader, longer),
    await sendOne(server, leader, good, { currentChunkSize: good.bytes.length - 1 }),
    await sendOne(server, leader, good, { chunkNumber: 4 }),
    await sendOne(server, leader, good, { totalChunks: 2 }),
    await sendOne(server, leader, good, { chunkSha256: hashOf("sha256", bytes) }),
    await sendOne(server, leader, good, { identifier: "not an md5" }),
    await sendOne(server, leader, good, { totalSize: 0 }),
    await sendOne(server, leader, good, { chunkNumber: "1e0" }),
  ];
  expect(refused.map(({ status, code, reason }) => [status, code, reason])).toEqual([
    ...Array.from({ length: 5 }, () => [200, 400, "file.chunkWrong"]),
    [200, 400, "file.chunkDamaged"],
    ...Array.from({ length: 3 }, () => [200, 400, "parameterError"]),
  ]);
  expect((await testOf(server, leader, bytes)).data.chunkNumbers).toEqual([1]);
  const early = await merge(server, leader, bytes);
  expect(early).toMatchObject({ code: 400, reason: "file.incomplete" });
  const right = { chunkSha256: hashOf("sha256", good.bytes) };
  expect((await sendOne(server, leader, good, right)).code).toBe(200);
  await sendOne(server, leader, chunkOf(bytes, 3));
  expect((await merge(server, leader, bytes)).code).toBe(200);
});

test("of a first chunk that does not fit nothing stays", async () => {
  const { leader } = await makeWorld(server);
  const bytes = bytesOf(SIZE, 6);
  const good = chunkOf(bytes, 1);
  const uploads = await count("uploads");
  expect((await sendOne(server, leader, { ...good, bytes: good.bytes.subarray(9) })).code).toBe(
    400,
  );
  expect(await count("uploads")).toBe(uploads);
});

test("chunks of one MD5 with other bytes are refused whole, and it begins anew", async () => {
  const { leader } = await makeWorld(server);
  const bytes = bytesOf(SIZE, 7);
  const twisted = Buffer.from(bytes);
  twisted[9] = (twisted[9] ?? 0) ^ 1;
  const { identifier } = announce(bytes);
  for (const number of [1, 2, 3])
    await sendOne(server, leader, chunkOf(twisted, number), { identifier });
  expect(await merge(server, leader, bytes)).toMatchObject({ code: 400, reason: "file.differs" });
  expect((await testOf(server, leader, bytes)).data.chunkNumbers).toEqual([]);
  await sendAll(server, leader, bytes);
  expect((await merge(server, leader, bytes)).code).toBe(200);
});

test("one person's chunks are nobody else's", async () => {
  const { leader, member } = await makeWorld(server);
  const bytes = bytesOf(SIZE, 8);
  await sendAll(server, leader, bytes);
  expect((await testOf(server, member, bytes)).data.chunkNumbers).toEqual([]);
  expect(await merge(server, member, bytes)).toMatchObject({ reason: "file.incomplete" });
});

test("an upload goes on where it stood when its person signs in anew", async () => {
  const { leader } = await makeWorld(server);
  const bytes = bytesOf(SIZE, 11);
  const browser = await addBrowser(server, leader.userId);
  await sendOne(server, browser, chunkOf(bytes, 1));
  await server.call(logout, {}, browser.token);
  const refused = await sendOne(server, browser, chunkOf(bytes, 2));
  expect(refused).toMatchObject({ status: 401, code: 401 });
  const again = await addBrowser(server, leader.userId);
  expect((await testOf(server, again, bytes)).data.chunkNumbers).toEqual([1]);
  await sendAll(server, again, bytes, [2, 3]);
  expect((await merge(server, again, bytes)).code).toBe(200);
});

test("nobody has any number of uploads, nor any size of them, begun and not finished", async () => {
  const { leader, member } = await makeWorld(server);
  const { database } = server.parts;
  const begin = `insert into uploads (user_id, md5, size, chunk_size, chunks, create_time, touch_time)`;
  await database.run(
    `${begin} select $1, md5(n::text), 1, 1048576, 1, 1, 1 from generate_series(1, $2) n`,
    [leader.userId, UPLOADS_MAX],
  );
  await database.run(`${begin} values ($1, md5(''), $2, 1048576, 1, 1, 1)`, [
    member.userId,
    UPLOADS_BYTES_MAX,
  ]);
  const chunk = chunkOf(bytesOf(SIZE, 9), 1);
  for (const someone of [leader, member]) {
    const refused = await sendOne(server, someone, chunk);
    expect(refused).toMatchObject({ status: 200, code: 400, reason: "file.uploadsMax" });
  }
});

test("300 MB cut in chunks are no flood of calls", async () => {
  const { leader } = await makeWorld(server);
  const asked = { ...announce(bytesOf(SIZE, 10)), totalSize: 300 * FILE_CHUNK_LEAST };
  const body = { ...asked, totalChunks: 300 };
  const replies = await Promise.all(
    Array.from({ length: 200 }, async () => server.call(testChunk, body, leader.token)),
  );
  expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([200]));
});
