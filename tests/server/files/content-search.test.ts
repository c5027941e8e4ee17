import { readFile } from "node:fs/promises";
import JSZip from "jszip";
import { afterAll, beforeAll, expect, test } from "vitest";
import { searchContents } from "#contract/calls/library.ts";
import { callOf } from "#contract/command-calls.ts";
import { readNext } from "#server/files/texts/start-reading.ts";
import type { Someone } from "../make/people.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { bringContent, hashOf } from "../make/uploads.ts";
import { addPeople, done } from "../make/world.ts";

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => server.close());

/** What is written in the samples, and in which of them. */
const written: readonly (readonly [words: string, ...names: string[]])[] = [
  ["kim reinforce", "method-statement.doc", "method-statement.docx"],
  ["吊索", "toolbox-talk.ppt", "toolbox-talk.pptx"],
  ["delivered 混凝土", "quantities.xls", "quantities.xlsx"],
  ["const depth", "pour.md"],
  ["海螺水泥", "deliveries-gb18030.csv"],
  ["等待驗收", "chinese-without-fonts.pdf"],
];

async function bring(someone: Someone, pid: number, name: string, bytes: Buffer) {
  const content = { size: bytes.length, md5: hashOf("md5", bytes) };
  const added = await done(server, someone, callOf("file.add"), { pid, name, ...content });
  await bringContent(server, someone, added.file.id, bytes);
  return added;
}

const sample = async (name: string) =>
  readFile(new URL(`../../data/files/${name}`, import.meta.url));

async function bringSample(someone: Someone, name: string, pid = 0) {
  return bring(someone, pid, name, await sample(name));
}

async function readAll(): Promise<void> {
  while (await readNext(server.parts));
}

async function find(someone: Someone, key: string) {
  return done(server, someone, searchContents, { key });
}

async function namesFor(someone: Someone, key: string): Promise<string[]> {
  return (await find(someone, key)).map(({ item }) => item.name);
}

test("files are found by what is written in them, in every kind of paper and writing", async () => {
  const { leader } = await addPeople(server);
  const unreadable = ["scanned-note.pdf", "locked.pdf"];
  for (const name of ["handbook.pdf", ...unreadable, ...written.flatMap(([, ...names]) => names)])
    await bringSample(leader, name);
  const page = "<style>p{}</style><script>secretword()</script><p>Bore<b>hole</b> log</p>";
  await bring(leader, 0, "Log.html", Buffer.from(page));
  await readAll();
  const [handbook] = await find(leader, "supervisor ANCHOR");
  expect(handbook).toMatchObject({
    item: { name: "handbook.pdf" },
    excerpt: expect.stringContaining("anchor of part 1 is checked"),
  });
  expect(await namesFor(leader, "secretword")).toEqual([]);
  expect(await namesFor(leader, "log")).toContain("Log.html");
  for (const [words, ...names] of written)
    expect((await namesFor(leader, words)).toSorted(), words).toEqual(names);
});

test("what is around a word of a note is shown without the marks that only make sense drawn", async () => {
  const { leader } = await addPeople(server);
  const note = "# Site diary\n\n- **Crane** base `poured`, then *cured*\n> Wait for the _hoist_\n";
  await bring(leader, 0, "Diary.md", Buffer.from(note));
  await readAll();
  const [found] = await find(leader, "crane");
  expect(found?.excerpt).toBe("Site diary Crane base poured, then *cured* Wait for the _hoist_");
});

test("whoever may not read a file finds nothing of it, nor anybody what lies in the trash", async () => {
  const { leader, member, outsider } = await addPeople(server);
  const folder = await done(server, leader, callOf("file.addFolder"), { pid: 0, name: "Papers" });
  const text = Buffer.from("The quarry delivers greywacke on Tuesdays");
  const { item } = await bring(leader, folder.id, "Quarry.txt", text);
  await readAll();
  expect(await namesFor(leader, "greywacke")).toEqual(["Quarry.txt"]);
  expect(await namesFor(leader, "greyw tues")).toEqual(["Quarry.txt"]);
  for (const someone of [member, outsider]) expect(await find(someone, "greywacke")).toEqual([]);
  const shared = { id: folder.id, userId: [member.userId] };
  await done(server, leader, callOf("file.share"), { ...shared, right: "read" });
  expect(await namesFor(member, "greywacke")).toEqual(["Quarry.txt"]);
  await done(server, leader, callOf("file.share"), { ...shared, right: "none" });
  expect(await find(member, "greywacke")).toEqual([]);
  await done(server, leader, callOf("file.remove"), { id: [item.id] });
  expect(await find(leader, "greywacke")).toEqual([]);
  const out = await server.call(searchContents, { key: "greywacke" });
  expect(out.code).toBe(401);
});

test("what is sought is words, whatever signs stand between them", async () => {
  const { leader } = await addPeople(server);
  await bring(leader, 0, "Odd.txt", Buffer.from("rock'n'roll & co. | a\0b"));
  await bring(leader, 0, "Odd.md", Buffer.from("rock'n'roll & co. |"));
  await readAll();
  for (const key of ["rock'n'roll", "'); drop", "co:* | !", "roll & rock", "\\"])
    expect((await server.call(searchContents, { key }, leader.token)).code, key).toBe(200);
  expect(await namesFor(leader, "rock'n'roll & co")).toEqual(["Odd.md"]);
  expect(await find(leader, "& |")).toEqual([]);
});

test("what is broken, or swells when it is unfolded, is passed over, and what comes after it is read", async () => {
  const { leader } = await addPeople(server);
  const bomb = new JSZip();
  bomb.file("word/document.xml", `<w:t>flood</w:t>${" ".repeat(80 * 1024 ** 2)}<w:t>drown</w:t>`);
  const packed = await bomb.generateAsync({ type: "nodebuffer", compression: "DEFLATE" });
  await bring(leader, 0, "Bomb.docx", packed);
  await bring(leader, 0, "Broken.pdf", Buffer.from("%PDF-1.7\nnothing"));
  await bring(leader, 0, "Broken.docx", Buffer.from("PK\u0003\u0004nothing"));
  const signs = Array.from({ length: 190_000 }, (_, at) =>
    String.fromCodePoint(0x4e00 + ((at * 7_919) % 20_000), 0x4e00 + ((at * 104_729) % 19_997)),
  );
  await bring(leader, 0, "Signs.txt", Buffer.from(`levelled ${signs.join("")}`));
  await bring(leader, 0, "After.txt", Buffer.from("plumb line"));
  await readAll();
  expect(await namesFor(leader, "plumb")).toEqual(["After.txt"]);
  expect(await namesFor(leader, "levelled")).toEqual(["Signs.txt"]);
  expect(await find(leader, "drown")).toEqual([]);
  expect(await readNext(server.parts)).toBe(false);
});
