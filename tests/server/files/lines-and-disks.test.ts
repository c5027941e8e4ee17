import { once } from "node:events";
import { symlink } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { sendChunk, uploadFile } from "#contract/calls/file.ts";
import { logout } from "#contract/calls/user.ts";
import { FILE_CHUNK_LEAST } from "#domain/limits.ts";
import { addBrowser } from "../make/people.ts";
import { speak } from "../make/speak.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { bytesOf, chunkOf, merge, partOf, sendAll, sendOne, testOf } from "../make/uploads.ts";
import { makeWorld } from "../make/world.ts";

let server: TestServer;
let port: number;

const SILENCE = 1_500;

beforeAll(async () => {
  server = await openTestServer(undefined, { silenceMax: SILENCE });
  port = Number(new URL(await server.listen()).port);
});
afterAll(async () => server.close());

/** A chunk as it goes over the line: what stands before its bytes, they, and what stands behind. */
function spoken(chunk: ReturnType<typeof chunkOf>, token: string) {
  const field = (name: string, value: string | number) =>
    `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const fields = Object.entries(chunk.fields).map(([name, value]) => field(name, value));
  const before = `${fields.join("")}--b\r\ncontent-disposition: form-data; name="file"; filename="x"\r\n\r\n`;
  const after = "\r\n--b--\r\n";
  const head = [
    `POST ${sendChunk.path} HTTP/1.1`,
    "host: site",
    "content-type: multipart/form-data; boundary=b",
    `content-length: ${before.length + chunk.bytes.length + after.length}`,
    `token: ${token}`,
    "\r\n",
  ];
  return { before: head.join("\r\n") + before, bytes: chunk.bytes, after };
}

function openLine(to = port): Socket {
  const socket = connect(to, "127.0.0.1");
  socket.on("error", () => undefined);
  onTestFinished(() => void socket.destroy());
  return socket;
}

test("a chunk may take longer than any call as long as its bytes move", async () => {
  const slow = await openTestServer(undefined, { silenceMax: SILENCE, callPatience: 2 * SILENCE });
  onTestFinished(async () => slow.close());
  const { leader } = await makeWorld(slow);
  const bytes = bytesOf(FILE_CHUNK_LEAST, 61);
  const { before, bytes: body, after } = spoken(chunkOf(bytes, 1), leader.token);
  const socket = openLine(Number(new URL(await slow.listen()).port));
  socket.write(before);
  const pieces = 10;
  const length = body.length / pieces;
  const began = performance.now();
  for (let piece = 0; piece < pieces; piece += 1) {
    socket.write(body.subarray(Math.floor(piece * length), Math.floor((piece + 1) * length)));
    await sleep(SILENCE / 3);
  }
  // Longer than a line may be silent and than anybody waits for a call.
  expect(performance.now() - began).toBeGreaterThan(3 * SILENCE);
  socket.write(after);
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer.toString()).toContain("200 OK");
  expect((await testOf(slow, leader, bytes)).data.chunkNumbers).toEqual([1]);
});

test("of a chunk whose line falls silent or breaks nothing counts, and it can be sent again", async () => {
  const { leader } = await makeWorld(server);
  const bytes = bytesOf(FILE_CHUNK_LEAST, 62);
  const chunk = chunkOf(bytes, 1);
  const { before, bytes: body } = spoken(chunk, leader.token);
  const silent = openLine();
  silent.write(before);
  silent.write(body.subarray(0, 1_000));
  await once(silent, "close");
  const broken = openLine();
  broken.write(before);
  broken.write(body.subarray(0, 2_000), () => broken.destroy());
  await once(broken, "close");
  expect((await testOf(server, leader, bytes)).data.chunkNumbers).toEqual([]);
  expect((await sendOne(server, leader, chunk)).code).toBe(200);
  expect((await merge(server, leader, bytes)).code).toBe(200);
});

/** As a file that the kernel lets nobody write to for want of room. */
async function fillDraft(name: string): Promise<void> {
  await symlink("/dev/full", join(server.parts.settings.dataDir, "files/drafts", name));
}

test("on a full disk a chunk is refused in plain words, what was there stays, and no half of anything", async () => {
  const { leader } = await makeWorld(server);
  const kept = bytesOf(1_000, 63);
  await sendAll(server, leader, kept);
  const bytes = bytesOf(2 * FILE_CHUNK_LEAST, 64);
  const [row] = await server.parts.database.run<{ id: number }>(
    "select coalesce(max(id), 0)::bigint + 1 as id from uploads",
  );
  await fillDraft(`upload-${row?.id}`);
  const refused = await sendOne(server, leader, chunkOf(bytes, 1));
  expect(refused).toMatchObject({ status: 200, code: 507, reason: "file.noRoom" });
  expect((await testOf(server, leader, bytes)).data.chunkNumbers).toEqual([]);
  const drafts = await server.parts.files.draftsBefore(Infinity);
  expect(drafts).not.toContain(`upload-${row?.id}`);
  expect((await merge(server, leader, kept)).code).toBe(200);
  // There is room again.
  await sendAll(server, leader, bytes);
  expect((await merge(server, leader, bytes)).code).toBe(200);
});

test("a simple upload that breaks off leaves nothing", async () => {
  const { leader } = await makeWorld(server);
  const before = await server.parts.files.draftsBefore(Infinity);
  const socket = openLine();
  const head = [
    `POST ${uploadFile.path} HTTP/1.1`,
    "host: site",
    "content-type: multipart/form-data; boundary=b",
    "content-length: 100000",
    `token: ${leader.token}`,
    "\r\n",
  ];
  socket.write(head.join("\r\n"));
  socket.write('--b\r\ncontent-disposition: form-data; name="file"; filename="x"\r\n\r\nhalf');
  await once(socket, "close");
  await expect.poll(async () => server.parts.files.draftsBefore(Infinity)).toEqual(before);
  const fields = { type: "file" as const };
  const whole = await server.call(uploadFile, { ...fields, ...partOf(bytesOf(9)) }, leader.token);
  expect(whole.code).toBe(200);
});

test("one person has so many chunks on their way at once; others are not held up, and one that ends lets the next in", async () => {
  const { leader, member } = await makeWorld(server);
  const bytes = bytesOf(20 * FILE_CHUNK_LEAST, 65);
  const drafts = async () => (await server.parts.files.draftsBefore(Infinity)).length;
  const before = await drafts();
  const lines = Array.from({ length: 18 }, (_, at) => {
    const { before: head, bytes: body } = spoken(chunkOf(bytes, at + 1), leader.token);
    const socket = openLine();
    socket.write(head);
    const moving = setInterval(() => void socket.write(body.subarray(0, 1)), SILENCE / 5);
    onTestFinished(() => clearInterval(moving));
    return socket;
  });
  const send = async () => sendOne(server, leader, chunkOf(bytes, 19));
  await expect.poll(drafts).toBe(before + 16);
  expect(await send()).toMatchObject({ code: 429, data: { retryAfter: 10 } });
  expect((await sendOne(server, member, chunkOf(bytes, 1))).code).toBe(200);
  for (const line of lines) line.destroy();
  await expect.poll(async () => (await send()).code).toBe(200);
});

test("a chunk that is refused leaves its line good for the next one", async () => {
  const { leader } = await makeWorld(server);
  const bytes = bytesOf(2 * FILE_CHUNK_LEAST, 65);
  const good = chunkOf(bytes, 1);
  const address = `http://127.0.0.1:${port}`;
  const wrong = { ...good.fields, currentChunkSize: 5, ...partOf(good.bytes) };
  const refused = await speak(address, sendChunk, wrong, leader.token);
  expect(refused).toMatchObject({ code: 400, reason: "file.chunkWrong" });
  const right = { ...good.fields, ...partOf(good.bytes) };
  expect(await speak(address, sendChunk, right, leader.token)).toMatchObject({ code: 200 });
});

test("who is signed out while their file comes in has brought nothing", async () => {
  const patient = await openTestServer();
  onTestFinished(async () => patient.close());
  const { leader } = await makeWorld(patient);
  const browser = await addBrowser(patient, leader.userId);
  const start =
    '--b\r\ncontent-disposition: form-data; name="file"; filename="x.txt"\r\n\r\nIt begins';
  const rest = " and ends\r\n--b--\r\n";
  const head = [
    `POST ${uploadFile.path} HTTP/1.1`,
    "host: site",
    "content-type: multipart/form-data; boundary=b",
    `content-length: ${start.length + rest.length}`,
    `token: ${browser.token}`,
    "\r\n",
  ];
  const drafts = async () => patient.parts.files.draftsBefore(Infinity);
  const socket = openLine(Number(new URL(await patient.listen()).port));
  socket.write(head.join("\r\n") + start);
  await expect.poll(drafts).toHaveLength(1);
  await patient.call(logout, {}, browser.token);
  socket.write(rest);
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer.toString()).toContain("401 Unauthorized");
  await expect.poll(drafts).toEqual([]);
});
