import { afterAll, beforeAll, expect, test } from "vitest";
import JSZip from "jszip";
import { packLibrary } from "#contract/calls/library.ts";
import { logout } from "#contract/calls/user.ts";
import { callOf } from "#contract/command-calls.ts";
import { FILE_LINK_KEPT } from "#domain/limits.ts";
import { eventually } from "../database/scratch.ts";
import { type Ear, openEar } from "../make/ear.ts";
import type { Someone } from "../make/people.ts";
import { longSessions, openTestServer, type TestServer } from "../make/test-server.ts";
import { bringContent, bytesOf, hashOf } from "../make/uploads.ts";
import { addPeople, done } from "../make/world.ts";

let server: TestServer;
let address: string;

beforeAll(async () => {
  server = await openTestServer(undefined, longSessions);
  address = await server.listen();
});
afterAll(async () => server.close());

const addFolder = async (someone: Someone, pid = 0, name = "Papers") =>
  done(server, someone, callOf("file.addFolder"), { pid, name });

async function addFile(someone: Someone, pid: number, bytes: Buffer, name: string) {
  const content = { size: bytes.length, md5: hashOf("md5", bytes) };
  return done(server, someone, callOf("file.add"), { pid, name, ...content });
}

async function bringFile(someone: Someone, pid: number, bytes: Buffer, name: string) {
  const added = await addFile(someone, pid, bytes, name);
  await bringContent(server, someone, added.file.id, bytes);
  return added.item;
}

const packOf = async ({ token }: Someone, ...id: number[]) =>
  server.call(packLibrary, { id }, token);

async function readPack(url: string) {
  const response = await fetch(address + url);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

test("a folder is downloaded with all that lies in it, under the names that it has", async () => {
  const { leader } = await addPeople(server);
  const outer = await addFolder(leader, 0, "Level 2 施工");
  const inner = await addFolder(leader, outer.id, "Mesh");
  await addFolder(leader, outer.id, "Later");
  const [plan, list] = [bytesOf(300_000, 1), bytesOf(900, 2)];
  await bringFile(leader, outer.id, plan, "Plan.bin");
  await bringFile(leader, inner.id, list, "List.bin");
  await addFile(leader, outer.id, bytesOf(40, 3), "On its way.bin");
  const { data } = await packOf(leader, outer.id);
  expect(data).toMatchObject({ name: "Level 2 施工.zip", files: 2, size: 300_900, missing: 1 });
  const { status, headers, bytes } = await readPack(data.url);
  expect(status).toBe(200);
  expect(headers.get("content-length")).toBe(String(bytes.length));
  expect(headers.get("content-disposition")).toContain("attachment;");
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
  const zip = await JSZip.loadAsync(bytes, { checkCRC32: true });
  const names = Object.keys(zip.files).filter((name) => !zip.files[name]?.dir);
  expect(names.toSorted()).toEqual(["Level 2 施工/Mesh/List.bin", "Level 2 施工/Plan.bin"]);
  expect(zip.files["Level 2 施工/Later/"]?.dir).toBe(true);
  expect((await zip.file("Level 2 施工/Plan.bin")?.async("nodebuffer"))?.equals(plan)).toBe(true);
});

test("what somebody may not see, what is in the trash and what is empty is not packed", async () => {
  const { leader, member } = await addPeople(server);
  const folder = await addFolder(leader);
  expect(await packOf(leader, folder.id)).toMatchObject({ reason: "file.packEmpty" });
  const item = await bringFile(leader, folder.id, bytesOf(300, 4), "Mine.bin");
  expect(await packOf(member, folder.id)).toMatchObject({ code: 400, reason: "file.gone" });
  expect(await packOf(member, item.id)).toMatchObject({ code: 400, reason: "file.gone" });
  await done(server, leader, callOf("file.remove"), { id: [folder.id] });
  expect(await packOf(leader, item.id)).toMatchObject({ code: 400, reason: "file.gone" });
});

test("an address opens for a while, for the session that asked, and with the rights of the moment", async () => {
  const { leader, member } = await addPeople(server);
  const folder = await addFolder(leader);
  await bringFile(leader, folder.id, bytesOf(300, 5), "Shared.bin");
  const share = async (right: "read" | "none") =>
    done(server, leader, callOf("file.share"), { id: folder.id, userId: [member.userId], right });
  await share("read");
  const { data } = await packOf(member, folder.id);
  expect((await readPack(data.url)).status).toBe(200);
  await share("none");
  expect((await readPack(data.url)).status).toBe(404);
  await share("read");
  server.clock.now += FILE_LINK_KEPT + 1;
  expect((await readPack(data.url)).status).toBe(403);
  const again = await packOf(member, folder.id);
  await server.call(logout, {}, member.token);
  expect((await readPack(again.data.url)).status).toBe(403);
  expect((await readPack("/files/pack?token=made-up")).status).toBe(403);
  expect((await readPack("/files/pack")).status).toBe(403);
});

test("the browser that downloads a pack is told how far it is, and no other one", async () => {
  const { leader, member } = await addPeople(server);
  const folder = await addFolder(leader);
  await bringFile(leader, folder.id, bytesOf(900_000, 8), "Tower.bin");
  const [own, other] = await Promise.all([openEar(server, leader), openEar(server, member)]);
  const elsewhere = await openEar(server, { userId: leader.userId, deviceId: leader.deviceId + 1 });
  const { url, name } = (await packOf(leader, folder.id)).data;
  await readPack(url);
  const told = ({ frames }: Ear) => frames.filter(({ type }) => type === "file");
  await eventually(() => told(own).length > 1);
  expect(told(own).at(0)).toMatchObject({ action: "compress", data: { name, url, progress: 0 } });
  expect(told(own).at(-1)).toMatchObject({ data: { url, progress: 100, ended: "whole" } });
  expect([...told(other), ...told(elsewhere)]).toEqual([]);
  for (const ear of [own, other, elsewhere]) ear.leave();
});

test("a file that is taken away while it is packed ends the download, and what is read no further is closed", async () => {
  const { leader, member } = await addPeople(server);
  const folder = await addFolder(leader);
  const large = bytesOf(6_000_000, 6);
  for (const name of ["a.bin", "b.bin", "c.bin"]) await bringFile(leader, folder.id, large, name);
  await done(server, leader, callOf("file.share"), {
    id: folder.id,
    userId: [member.userId],
    right: "read",
  });
  const ear = await openEar(server, member);
  const { data } = await packOf(member, folder.id);
  const response = await fetch(address + data.url);
  const reader = response.body?.getReader();
  await reader?.read();
  await done(server, leader, callOf("file.share"), {
    id: folder.id,
    userId: [member.userId],
    right: "none",
  });
  const readOn = async () => {
    for (;;) if ((await reader?.read())?.done ?? true) return;
  };
  await expect(readOn()).rejects.toThrow();
  const ends = () => ear.frames.flatMap((frame) => (frame.type === "file" ? [frame.data] : []));
  await eventually(() => ends().length > 1);
  expect(ends().at(-1)).toMatchObject({ url: data.url, ended: "broken" });
  ear.leave();
  for (let round = 0; round < 3; round += 1) {
    const left = await fetch(address + (await packOf(leader, folder.id)).data.url);
    await left.body?.cancel();
  }
  // Each gives its place to the next once the server has heard that nobody reads on.
  const { url } = (await packOf(leader, folder.id)).data;
  await expect.poll(async () => (await readPack(url)).bytes.length).toBeGreaterThan(18_000_000);
});
