import { basename } from "node:path";
import { expect, test } from "vitest";
import { isCode, ownFiles, readText } from "./rooms.ts";

/** Words that say where a thing was thrown, not what it is: as a whole name or as a piece of one. */
const emptyWords = new Set(["util", "utils", "helper", "helpers", "common", "manager", "misc"]);
/** Empty as a whole name only. */
const emptyNames = new Set([...emptyWords, "types", "index"]);

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
/** The router reads `$`, `_`, dots and braces in file names: `plan.$planId.tsx`, `__root.tsx`, `setting.{-$page}.tsx`. An address is called as specified: `AtlasList`. */
const routeName = /^[a-zA-Z0-9$_.-]+[a-zA-Z0-9$_.{}-]*$/;

/** Code that people write; what a tool writes follows that tool. */
function writtenCode(): string[] {
  return ownFiles()
    .filter(isCode)
    .filter((path) => !path.endsWith(".gen.ts"));
}

function hasEmptyName(path: string): boolean {
  return path.split("/").some((piece) => {
    const stem = piece.split(".")[0] ?? piece;
    const isPage = piece === "index.html" || path.startsWith("src/client/routes/");
    if (emptyNames.has(stem) && !isPage) return true;
    return stem.split("-").some((word) => emptyWords.has(word));
  });
}

function isProperlyCased(path: string): boolean {
  if (path.startsWith("locales/") || path.startsWith("src/client/public/")) return true;
  return path
    .split("/")
    .every(
      (piece) =>
        piece === "README.md" ||
        kebab.test(piece) ||
        (path.startsWith("src/client/routes/") && routeName.test(piece)),
    );
}

test("no file or folder is called utils, helpers, common, manager, misc, types or index", () => {
  expect(ownFiles().filter(hasEmptyName)).toEqual([]);
});

test("files and folders are written in kebab-case", () => {
  expect(ownFiles().filter((path) => !isProperlyCased(path))).toEqual([]);
});

test("nobody keeps a piece of code under an ignored folder's name", () => {
  const everywhere = new Set(
    readText(".gitignore")
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line.endsWith("/") && !line.slice(0, -1).includes("/"))
      .map((line) => line.slice(0, -1)),
  );
  const lost = ownFiles().filter((path) => path.split("/").some((piece) => everywhere.has(piece)));
  expect(lost, "git does not see these; write the pattern as /name/").toEqual([]);
});

test("types are not switched off in a comment", () => {
  const comment = new RegExp(["@ts-", "(ignore|nocheck)"].join(""));
  const offending = writtenCode().filter((path) => comment.test(readText(path)));
  expect(offending).toEqual([]);
});

test("a lint rule that is switched off says why", () => {
  const directive = /(?:oxlint|eslint)-disable(?:-next-line|-line)?\s(?!.*\s--\s+\S)/;
  const offending = writtenCode()
    .filter((path) => basename(path) !== "names.test.ts")
    .filter((path) => directive.test(readText(path)));
  expect(offending).toEqual([]);
});
