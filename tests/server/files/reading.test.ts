import { afterAll, beforeAll, expect, test } from "vitest";
import { downloadFile, previewFile } from "#contract/calls/file.ts";
import { logout } from "#contract/calls/user.ts";
import { callOf } from "#contract/command-calls.ts";
import { contentAddress } from "#contract/file-address.ts";
import type { File as FileRow } from "#domain/file/file.ts";
import { FILE_LINK_KEPT } from "#domain/limits.ts";
import { addBrowser } from "../make/people.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { bringFile, bytesOf, hashOf, readContent } from "../make/uploads.ts";
import { done, makeWorld, type World } from "../make/world.ts";

let server: TestServer;
let world: World;
let file: FileRow;

const bytes = bytesOf(10_000, 31);

beforeAll(async () => {
  server = await openTestServer();
  world = await makeWorld(server);
  file = await bringFile(server, world.leader, world.group.id, bytes, 'Slab "4" 施工.bin');
});
afterAll(async () => server.close());

const whole = () => contentAddress(file.id, "whole");
const linkOf = async (fileId: number, token = world.member.token) =>
  (await server.call(downloadFile, { type: "annex", fileId }, token)).data.url;

test("bytes of strangers are saved under their name, and can do nothing", async () => {
  const read = await readContent(server, whole(), { token: world.member.token });
  expect(read.bytes.equals(bytes)).toBe(true);
  expect(read.headers).toMatchObject({
    "content-type": "application/octet-stream",
    "content-length": String(bytes.length),
    "content-disposition": `attachment; filename="Slab _4_ __.bin"; filename*=UTF-8''Slab%20_4_%20%E6%96%BD%E5%B7%A5.bin`,
    "content-security-policy": "default-src 'none'; sandbox",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-cache",
    etag: `"${hashOf("sha256", bytes)}"`,
  });
});

const html = "<!doctype html><script>alert(1)</script>";
const gif = Buffer.concat([Buffer.from("GIF89a/*"), Buffer.from("*/=1;alert(1)")]);
test.each([
  ["page.html", Buffer.from(html)],
  ["page.png", Buffer.from(html)],
  ["drawing.svg", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>")],
  ["drawing.jpg", Buffer.from("<?xml version='1.0'?><svg/>")],
  ["script.js", Buffer.from("alert(1)")],
  ["paper.pdf", Buffer.from("%PDF-1.7\n")],
  ["packed.zip", Buffer.from("PK\u0003\u0004")],
])("%s is never shown in a page, whatever it is called", async (name, content) => {
  const odd = await bringFile(server, world.leader, world.group.id, content, name);
  const address = contentAddress(odd.id, "whole");
  const read = await readContent(server, address, { token: world.leader.token });
  expect(read.headers).toMatchObject({
    "content-type": "application/octet-stream",
    "x-content-type-options": "nosniff",
  });
  expect(read.headers["content-disposition"]).toMatch(/^attachment;/);
});

test("a picture is shown as what it is by its bytes, and saved where that is asked for", async () => {
  const picture = await bringFile(server, world.leader, world.group.id, gif, "polyglot.html");
  const address = contentAddress(picture.id, "whole");
  const shown = await readContent(server, address, { token: world.leader.token });
  expect(shown.headers).toMatchObject({
    "content-type": "image/gif",
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
  });
  expect(shown.headers["content-disposition"]).toMatch(/^inline;/);
  const saved = await readContent(server, `${address}?download=1`, { token: world.leader.token });
  expect(saved.headers["content-disposition"]).toMatch(/^attachment;/);
});

test("ranges give what they ask for", async () => {
  const ask = async (range: string, more: Record<string, string> = {}) =>
    readContent(server, whole(), { token: world.member.token, range, ...more });
  const first = await ask("bytes=0-99");
  expect(first).toMatchObject({ status: 206 });
  expect(first.headers).toMatchObject({
    "content-range": "bytes 0-99/10000",
    "content-length": "100",
  });
  expect(first.bytes.equals(bytes.subarray(0, 100))).toBe(true);
  expect((await ask("bytes=-100")).bytes.equals(bytes.subarray(-100))).toBe(true);
  expect((await ask("bytes=9999-")).bytes.equals(bytes.subarray(9_999))).toBe(true);
  const past = await ask("bytes=10000-");
  expect(past.status).toBe(416);
  expect(past.headers).toMatchObject({ "content-range": "bytes */10000" });
  expect(past.json()).toMatchObject({ code: 400 });
  const several = await ask("bytes=0-1,4-5");
  expect([several.status, several.bytes.length]).toEqual([200, bytes.length]);
  const etag = String(first.headers["etag"]);
  expect((await ask("bytes=0-9", { "if-range": etag })).status).toBe(206);
  const changed = await ask("bytes=0-9", { "if-range": '"another"' });
  expect([changed.status, changed.bytes.length]).toEqual([200, bytes.length]);
  expect((await ask("", { "if-none-match": etag })).status).toBe(304);
});

test("whoever can unpack gets the bytes as they are, whole and in parts", async () => {
  const { token } = world.member;
  const asked = { token, "accept-encoding": "gzip, deflate, br" };
  const read = await readContent(server, whole(), asked);
  expect(read.headers).toMatchObject({ "content-length": "10000", "accept-ranges": "bytes" });
  expect(read.headers).not.toHaveProperty("content-encoding");
  const part = await readContent(server, whole(), { ...asked, range: "bytes=2000-6999" });
  expect(part.headers).not.toHaveProperty("content-encoding");
  expect(part.bytes.equals(bytes.subarray(2000, 7000))).toBe(true);
});

test("a head tells what a read would bring", async () => {
  const { token } = world.member;
  const head = await server.inject({ method: "HEAD", url: whole(), headers: { token } });
  expect(head.statusCode).toBe(200);
  expect(head.headers).toMatchObject({ "content-length": "10000", "accept-ranges": "bytes" });
  expect(head.rawPayload).toHaveLength(0);
});

test("whoever is outside reads nothing, and learns nothing", async () => {
  const unknown = contentAddress(4_711, "whole");
  for (const { token } of [world.outsider, world.administrator]) {
    const refused = await readContent(server, whole(), { token });
    expect(refused.status).toBe(404);
    const none = await readContent(server, unknown, { token });
    expect(none.bytes.equals(refused.bytes)).toBe(true);
    const link = await server.call(downloadFile, { type: "annex", fileId: file.id }, token);
    expect(link).toMatchObject({ code: 400, reason: "file.gone" });
    const preview = await server.call(previewFile, { fileVersionId: file.id }, token);
    expect(preview).toMatchObject({ code: 400, reason: "file.gone" });
  }
  for (const token of ["", "x".repeat(43)]) {
    const refused = await readContent(server, whole(), { token });
    expect(refused.status).toBe(401);
    expect(refused.json()).toMatchObject({ code: 401 });
  }
});

test("an address is for one file and one variant, and no longer than it is needed", async () => {
  const other = await bringFile(server, world.leader, world.group.id, bytesOf(64, 32));
  const address = await linkOf(file.id);
  const [, token = ""] = address.split("?");
  expect((await readContent(server, address)).bytes.equals(bytes)).toBe(true);
  const elsewhere = [
    `${contentAddress(other.id, "whole")}?${token}`,
    `${contentAddress(file.id, "thumb")}?${token}`,
    `${whole()}?token=${world.member.token}`,
    `${whole()}?${token.slice(0, -2)}AA`,
  ];
  for (const wrong of elsewhere) {
    const refused = await readContent(server, wrong);
    expect(refused.status, wrong).toBe(403);
    expect(refused.json()).toMatchObject({ code: 403, reason: "file.linkEnded" });
  }
  expect((await server.call(previewFile, { fileVersionId: file.id }, world.member.token)).data) //
    .toMatch(new RegExp(`^/files/${file.id}/whole\\?token=`));
  server.clock.now += FILE_LINK_KEPT + 1;
  expect((await readContent(server, address)).status).toBe(403);
});

test("an address ends with the session that asked for it, and with the right to read", async () => {
  const { leader, member, group } = await makeWorld(server);
  const mine = await bringFile(server, leader, group.id, bytesOf(64, 33));
  const browser = await addBrowser(server, member.userId);
  const address = await linkOf(mine.id, browser.token);
  const second = await linkOf(mine.id, member.token);
  expect((await readContent(server, address)).status).toBe(200);
  await server.call(logout, {}, browser.token);
  expect((await readContent(server, address)).status).toBe(403);
  expect((await readContent(server, second)).status).toBe(200);
  const out = { dialogId: group.id, userId: [member.userId] };
  await done(server, leader, callOf("dialog.removeGroupUsers"), out);
  expect((await readContent(server, second)).status).toBe(404);
});

test("a withdrawn message takes its file along", async () => {
  const { leader, member, group } = await makeWorld(server);
  const mine = await bringFile(server, leader, group.id, bytesOf(64, 34));
  await done(server, leader, callOf("message.withdraw"), { msgId: mine.messageId });
  const address = contentAddress(mine.id, "whole");
  expect((await readContent(server, address, { token: member.token })).status).toBe(404);
});

test.each(["/files/0/whole", "/files/1/all", "/files/x/whole", "/files/1e3/whole", "/files/1/.."])(
  "%s leads to no file",
  async (address) => {
    const refused = await readContent(server, address, { token: world.leader.token });
    expect(refused.status).not.toBe(200);
  },
);
