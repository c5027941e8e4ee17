import JSZip from "jszip";
import { afterAll, beforeAll, expect, test } from "vitest";
import { removePublicLink, sizePublicPack } from "#contract/calls/files/public-link.ts";
import { callOf } from "#contract/command-calls.ts";
import { visitPackAddress } from "#contract/file-address.ts";
import { PUBLIC_VISIT_KEPT } from "#domain/library/public-link-limits.ts";
import { askForScan } from "#server/tables/files/content-scan.ts";
import { GONE, visitsTo } from "../make/files/visits.ts";
import type { Someone } from "../make/people.ts";
import { setUpCompany } from "../make/site.ts";
import { longSessions, openTestServer, type TestServer } from "../make/test-server.ts";
import { bringContent, bytesOf, hashOf } from "../make/uploads.ts";
import { addPeople, done } from "../make/world.ts";

let server: TestServer;
let address: string;

beforeAll(async () => {
  server = await openTestServer(undefined, longSessions);
  await setUpCompany(server);
  address = await server.listen();
});
afterAll(async () => server.close());

const { addFolder, come, from, link, share, ticketOf } = visitsTo(() => server);

async function announceFile(someone: Someone, pid: number, bytes: Buffer, name: string) {
  const content = { size: bytes.length, md5: hashOf("md5", bytes) };
  return done(server, someone, callOf("file.add"), { pid, name, ...content });
}

async function bringFile(someone: Someone, pid: number, bytes: Buffer, name: string) {
  const { item, file } = await announceFile(someone, pid, bytes, name);
  await bringContent(server, someone, file.id, bytes);
  return item;
}

const sizeOf = async (ticket: string, id: number, headers = from()) =>
  server.call(sizePublicPack, { ticket, id }, "", headers);

const ask = async (ticket: string, folderId: number, headers = from()) =>
  fetch(address + visitPackAddress(folderId, ticket), { headers });

async function readPack(response: Response) {
  const zip = await JSZip.loadAsync(await response.arrayBuffer(), { checkCRC32: true });
  const names = Object.keys(zip.files).toSorted();
  return { zip, names };
}

/** Two of these are more than what lies in the buffers of a line. */
const LARGE = 7_000_000;
const SIZES = { "a.bin": LARGE, "b.bin": LARGE, "c.bin": 700, "d.bin": 700, "e.bin": 700 };

let leader: Someone;
let member: Someone;
/** A folder that nobody has read to its end before what comes next. */
let large: { id: number; items: Awaited<ReturnType<typeof bringFile>>[] };

beforeAll(async () => {
  ({ leader, member } = await addPeople(server));
  const { id } = await addFolder(leader, 0, "Large");
  large = { id, items: [] };
  for (const [seed, [name, size]] of Object.entries(SIZES).entries())
    large.items.push(await bringFile(leader, id, bytesOf(size, 20 + seed), name));
});

/** A visitor by a link to that folder has read its beginning, and may read on. */
async function beginReading(maker: Someone, details: { expireTime?: number } = {}) {
  const made = await link(maker, { id: large.id, ...details });
  const ticket = await ticketOf(made.code);
  const reader = (await ask(ticket, large.id)).body?.getReader();
  const read = async () => (await reader?.read()) ?? { done: true, value: undefined };
  const chunks = [(await read()).value ?? Buffer.of()];
  const readOn = async () => {
    for (let part = await read(); part.value; part = await read()) chunks.push(part.value);
    return Buffer.concat(chunks);
  };
  return { made, ticket, readOn };
}

test("a folder of a link comes as one file with all that lies in it, and so does one within it", async () => {
  const folder = await addFolder(leader, 0, "Handed over 施工");
  const inner = await addFolder(leader, folder.id, "Mesh");
  await addFolder(leader, folder.id, "Later");
  const [plan, list] = [bytesOf(300_000, 1), bytesOf(900, 2)];
  await bringFile(leader, folder.id, plan, "Plan.bin");
  await bringFile(leader, inner.id, list, "List.bin");
  await announceFile(leader, folder.id, bytesOf(40, 3), "On its way.bin");
  const held = bytesOf(80, 4);
  await bringFile(leader, folder.id, held, "Held back.bin");
  await server.parts.database.transaction(async (tx) =>
    askForScan(tx, hashOf("sha256", held), true),
  );
  const ticket = await ticketOf((await link(leader, { id: folder.id })).code);
  const { data } = await sizeOf(ticket, folder.id);
  expect(data).toEqual({ name: "Handed over 施工.zip", files: 2, size: 300_900, missing: 2 });
  const whole = await ask(ticket, folder.id);
  expect(whole.status).toBe(200);
  expect(whole.headers.get("content-type")).toBe("application/zip");
  expect(whole.headers.get("content-disposition")).toContain("attachment;");
  expect(whole.headers.get("cache-control")).toBe("private, no-store");
  expect(whole.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
  const { zip, names } = await readPack(whole);
  expect(names.filter((name) => !name.endsWith("/"))).toEqual([
    "Handed over 施工/Mesh/List.bin",
    "Handed over 施工/Plan.bin",
  ]);
  expect(names).toContain("Handed over 施工/Later/");
  const read = await zip.file("Handed over 施工/Plan.bin")?.async("nodebuffer");
  expect(read?.equals(plan)).toBe(true);
  const within = await readPack(await ask(ticket, inner.id));
  expect(within.names.filter((name) => !name.endsWith("/"))).toEqual(["Mesh/List.bin"]);
});

test("no visit, a folder beside that of the link, a file and an empty folder are refused", async () => {
  const outer = await addFolder(leader);
  const folder = await addFolder(leader, outer.id);
  const empty = await addFolder(leader, folder.id, "Empty");
  const beside = await addFolder(leader, outer.id, "Beside");
  const item = await bringFile(leader, folder.id, bytesOf(300, 9), "Mesh.bin");
  await bringFile(leader, beside.id, bytesOf(300, 5), "Secret.bin");
  const ticket = await ticketOf((await link(leader, { id: folder.id })).code);
  for (const id of [outer.id, beside.id, item.id, 4_711]) {
    expect(await sizeOf(ticket, id)).toMatchObject(GONE);
    expect((await ask(ticket, id)).status).toBe(404);
  }
  expect(await sizeOf(ticket, empty.id)).toMatchObject({ reason: "file.packEmpty" });
  expect((await ask(ticket, empty.id)).status).toBe(404);
  expect((await ask(`${ticket.slice(0, -8)}AAAAAAAA`, folder.id)).status).toBe(404);
  const without = await fetch(`${address}/files/pack/${folder.id}`, { headers: from() });
  expect(without.status).toBe(404);
  const locked = await link(leader, { id: folder.id, password: "plumb and level" });
  expect(await come(locked.code)).toMatchObject({ reason: "publicLink.locked" });
  expect((await ask(ticket, folder.id)).status).toBe(200);
  server.clock.now += PUBLIC_VISIT_KEPT + 1;
  expect((await ask(ticket, folder.id)).status).toBe(404);
});

test("a download is of the visit in which it is made, and counts as none of its own", async () => {
  const folder = await addFolder(leader);
  await bringFile(leader, folder.id, bytesOf(300, 6), "Mesh.bin");
  const ticket = await ticketOf((await link(leader, { id: folder.id, maxUses: 1 })).code);
  for (const _time of [1, 2])
    expect((await readPack(await ask(ticket, folder.id))).names).toHaveLength(1);
});

test("a link that is taken back while a folder is read by it ends the download", async () => {
  const { made, ticket, readOn } = await beginReading(leader);
  await done(server, leader, removePublicLink, { id: made.link.id });
  await expect(readOn()).rejects.toThrow();
  expect((await ask(ticket, large.id)).status).toBe(404);
});

test("a link whose time is over while a folder is read by it ends the download", async () => {
  const expireTime = server.clock.now + 60_000;
  const { readOn } = await beginReading(leader, { expireTime });
  server.clock.now = expireTime;
  await expect(readOn()).rejects.toThrow();
});

test("a link whose maker may no longer change the folder ends the download", async () => {
  await share(leader, large.id, member, "write");
  const { readOn } = await beginReading(member);
  await share(leader, large.id, member, "none");
  await expect(readOn()).rejects.toThrow();
});

test("a visit that is over meanwhile does not end the download", async () => {
  const { readOn } = await beginReading(leader);
  server.clock.now += PUBLIC_VISIT_KEPT + 1;
  expect((await readOn()).length).toBeGreaterThan(2 * LARGE);
});

test("from one address two may be on their way by a link, and another address is not held up", async () => {
  const ticket = await ticketOf((await link(leader, { id: large.id })).code);
  const here = from("198.51.100.9");
  const [first, second] = [await ask(ticket, large.id, here), await ask(ticket, large.id, here)];
  const third = await ask(ticket, large.id, here);
  expect([first.status, second.status, third.status]).toEqual([200, 200, 429]);
  expect(third.headers.get("retry-after")).toBe("10");
  expect(await third.json()).toMatchObject({ reason: "file.packsAtOnce", data: { count: 2 } });
  const full = { code: 429, reason: "file.packsAtOnce" };
  expect(await sizeOf(ticket, large.id, here)).toMatchObject(full);
  expect((await sizeOf(ticket, large.id)).code).toBe(200);
  // It gives its place to the next once the server has heard that nobody reads on; asked too often it would say no for that.
  await first.body?.cancel();
  const seldom = { interval: 1_500 };
  await expect.poll(async () => (await sizeOf(ticket, large.id, here)).code, seldom).toBe(200);
  const next = await ask(ticket, large.id, here);
  expect(next.status).toBe(200);
  await Promise.all([next.body?.cancel(), second.body?.cancel()]);
});

test("where as many are on their way as may be, nothing is looked for, and what is refused takes no place", async () => {
  const ticket = await ticketOf((await link(leader, { id: large.id })).code);
  const here = from("198.51.100.10");
  for (const _time of [1, 2, 3]) expect((await ask(ticket, 4_711, here)).status).toBe(404);
  const under = [await ask(ticket, large.id, here), await ask(ticket, large.id, here)];
  expect((await ask(ticket, 4_711, here)).status).toBe(429);
  expect((await sizeOf(ticket, 4_711, here)).code).toBe(429);
  await Promise.all(under.map(async ({ body }) => body?.cancel()));
});

test("from one address six may be on their way, by however many links", async () => {
  const here = from("198.51.100.11");
  const tickets: string[] = [];
  for (const _link of [1, 2, 3, 4])
    tickets.push(await ticketOf((await link(leader, { id: large.id })).code));
  const [first = "", second = "", third = "", other = ""] = tickets;
  const under: Response[] = [];
  for (const ticket of [first, first, second, second, third, third])
    under.push(await ask(ticket, large.id, here));
  expect(under.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  const refused = await ask(other, large.id, here);
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ reason: "file.packsAtOnce", data: { count: 6 } });
  expect((await sizeOf(other, large.id)).code).toBe(200);
  await Promise.all(under.map(async ({ body }) => body?.cancel()));
});

test("how large a folder is can be asked thirty times a minute from one address", async () => {
  const ticket = await ticketOf((await link(leader, { id: large.id })).code);
  const here = from("198.51.100.12");
  const codes: number[] = [];
  for (let time = 0; time < 31; time += 1) codes.push((await sizeOf(ticket, 4_711, here)).code);
  expect(codes.filter((code) => code === 404)).toHaveLength(30);
  expect(codes.at(-1)).toBe(429);
});

test("what is moved out or thrown away meanwhile is left out, and a new version comes in place of the old", async () => {
  const { readOn } = await beginReading(leader);
  const [, , moved, removed, changed] = large.items.map(({ id }) => id);
  if (!moved || !removed || !changed) throw new Error("There are five");
  const own = { id: [moved], pid: 0, userId: leader.userId };
  await done(server, leader, callOf("file.move"), own);
  await done(server, leader, callOf("file.remove"), { id: [removed] });
  const later = bytesOf(900, 7);
  const told = { id: changed, name: "e.bin", size: later.length, md5: hashOf("md5", later) };
  const { file } = await done(server, leader, callOf("file.addVersion"), told);
  await bringContent(server, leader, file.id, later);
  const zip = await JSZip.loadAsync(await readOn(), { checkCRC32: true });
  const names = Object.keys(zip.files).filter((name) => !name.endsWith("/"));
  expect(names).toEqual(["Large/a.bin", "Large/b.bin", "Large/e.bin"]);
  const read = await zip.file("Large/e.bin")?.async("nodebuffer");
  expect(read?.equals(later)).toBe(true);
});
