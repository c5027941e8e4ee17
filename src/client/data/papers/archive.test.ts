import { readFile } from "node:fs/promises";
import JSZip from "jszip";
import { expect, test } from "vitest";
import { openArchive } from "./archive.ts";

const MEGABYTE = 1_000_000;

async function pack(files: Readonly<Record<string, string | Uint8Array>>): Promise<Uint8Array> {
  const zip = new JSZip();
  for (const [name, content] of Object.entries(files)) zip.file(name, content);
  return zip.generateAsync({ type: "uint8array", compression: "DEFLATE" });
}

/** The archive after it was made to say that each file in it unpacks to ten bytes. */
function lying(archive: Uint8Array): Uint8Array {
  const lied = Buffer.from(archive);
  const directory = lied.indexOf(Buffer.from("PK\u0001\u0002", "latin1"));
  lied.writeUInt32LE(10, directory + 24);
  lied.writeUInt32LE(10, lied.indexOf(Buffer.from("PK\u0003\u0004", "latin1")) + 22);
  return lied;
}

test("a document of a real program is opened and read", async () => {
  const opened = await openArchive(
    await readFile("tests/data/files/method-statement.docx"),
    MEGABYTE,
  );
  expect(opened.ok && opened.value.names).toContain("word/document.xml");
  expect(opened.ok && (await opened.value.text("word/document.xml"))).toContain("Method statement");
  expect(opened.ok && (await opened.value.bytes("word/nothing.xml"))).toBeUndefined();
});

test("what unpacks to as much as is allowed is opened, and to a byte more is not", async () => {
  const archive = await pack({ one: new Uint8Array(600), other: new Uint8Array(400) });
  expect((await openArchive(archive, 1_000)).ok).toBe(true);
  expect(await openArchive(archive, 999)).toEqual({ ok: false, error: "tooLarge" });
});

test("what is small packed and vast unpacked is put away, also where it says that it is small", async () => {
  const bomb = await pack({ "word/document.xml": new Uint8Array(80 * MEGABYTE) });
  expect(bomb.length).toBeLessThan(MEGABYTE / 5);
  expect(await openArchive(bomb, MEGABYTE)).toEqual({ ok: false, error: "tooLarge" });
  expect(await openArchive(lying(bomb), MEGABYTE)).toEqual({ ok: false, error: "tooLarge" });
});

test("more files than any document has are too many", async () => {
  const names = Array.from({ length: 10_001 }, (_, number) => [`${number}`, ""]);
  const archive = await pack(Object.fromEntries(names) as Record<string, string>);
  expect(await openArchive(archive, MEGABYTE)).toEqual({ ok: false, error: "tooLarge" });
});

test.each([
  ["nothing", new Uint8Array()],
  ["words", new TextEncoder().encode("PK is how it begins, and nothing else of it")],
])("%s is no archive", async (_name, content) => {
  expect(await openArchive(content, MEGABYTE)).toEqual({ ok: false, error: "broken" });
});
