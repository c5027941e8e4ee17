import { dirname } from "node:path";
import { expect, test } from "vitest";
import { isCode, isTest, ownFiles, readText } from "./rooms.ts";

const LINES_IN_A_FILE = 300;
const FILES_IN_A_FOLDER = 30;
const FOLDERS_DEEP = 6;

/** Tests and their file are one piece; cards and settings are not code. Locales are one file per feature by nature. */
function countsInFolder(path: string): boolean {
  return isCode(path) && !isTest(path) && !path.startsWith("locales/");
}

test("no file is longer than 300 lines", () => {
  const long = ownFiles()
    .filter((path) => isCode(path) || path.endsWith(".css"))
    .filter((path) => !path.endsWith(".gen.ts"))
    .map((path) => ({ path, lines: readText(path).split("\n").length - 1 }))
    .filter(({ lines }) => lines > LINES_IN_A_FILE);
  expect(long).toEqual([]);
});

test("no folder holds more than 30 files", () => {
  const byFolder = Map.groupBy(ownFiles().filter(countsInFolder), (path) => dirname(path));
  const full = [...byFolder]
    .filter(([, files]) => files.length > FILES_IN_A_FOLDER)
    .map(([folder, files]) => ({ folder, files: files.length }));
  expect(full).toEqual([]);
});

test("no folder lies deeper than six levels", () => {
  const deep = ownFiles().filter((path) => path.split("/").length - 1 > FOLDERS_DEEP);
  expect(deep).toEqual([]);
});
