import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { checksumOf, nextMigration, readMigrations } from "./migration-files.ts";

async function folderOf(...names: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "plumbline-migrations-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of names) await writeFile(join(folder, name), `-- ${name}`);
  return folder;
}

const step = (number: number, words: string) => {
  const name = `${String(number).padStart(4, "0")}-${words}.sql`;
  return { number, name, checksum: checksumOf(words), sql: words };
};

test("migrations are read in the order of their numbers, other files left out", async () => {
  const folder = await folderOf("0002-b.sql", "0001-first-tables.sql", "README.md");
  const names = (await readMigrations(folder)).map(({ number, name }) => [number, name]);
  expect(names).toEqual([
    [1, "0001-first-tables.sql"],
    [2, "0002-b.sql"],
  ]);
});

test("gaps, twins and names out of pattern are refused", async () => {
  await expect(readMigrations(await folderOf("0001-a.sql", "0003-c.sql"))).rejects.toThrow(
    "0002-some-words.sql",
  );
  await expect(readMigrations(await folderOf("0001-a.sql", "0001-b.sql"))).rejects.toThrow(
    "0002-some-words.sql",
  );
  await expect(readMigrations(await folderOf("1-a.sql"))).rejects.toThrow("0001-some-words.sql");
});

test("line ends do not change a checksum", () => {
  expect(checksumOf("a\r\nb\r\n")).toBe(checksumOf("a\nb\n"));
  expect(checksumOf("a\nb\n")).not.toBe(checksumOf("a\nc\n"));
});

test("the first step that did not run comes next, and none when all ran", () => {
  const files = [step(1, "a"), step(2, "b")];
  expect(nextMigration(files, [])).toBe(files[0]);
  expect(nextMigration(files, [step(1, "a")])).toBe(files[1]);
  expect(nextMigration(files, files)).toBeUndefined();
});

test("a past that the files do not tell is refused", () => {
  const files = [step(1, "a"), step(2, "b")];
  expect(() => nextMigration(files, [...files, step(3, "c")])).toThrow(
    "newer than this program: it has 0003-c.sql",
  );
  expect(() => nextMigration(files, [step(1, "other")])).toThrow("Migrations never change");
  expect(() => nextMigration(files, [step(2, "b")])).toThrow("Migrations never change");
});
