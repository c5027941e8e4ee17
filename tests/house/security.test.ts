import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readText, root } from "./rooms.ts";

const DOCUMENT = "docs/security.md";
/** Requirements of level 1 and of level 2 in OWASP ASVS 5.0.0. */
const REQUIREMENTS = { "1": 70, "2": 183 };
const STATES = new Set(["met", "partly", "not met", "n/a"]);

interface Row {
  readonly number: string;
  readonly level: string;
  readonly state: string;
  readonly where: string;
  readonly shown: string;
}

const rows = readText(DOCUMENT)
  .split("\n")
  .filter((line) => /^\| \d+\.\d+\.\d+ /.test(line))
  .map((line): Row => {
    const [number = "", level = "", , state = "", where = "", shown = ""] = line
      .split("|")
      .slice(1)
      .map((cell) => cell.trim());
    return { number, level, state, where, shown };
  });

/** What stands between backticks and looks like a file or folder of ours. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/g)].map(([, path = ""]) => path);
}

test("every requirement of levels 1 and 2 has one row that says how it stands", () => {
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  for (const [level, count] of Object.entries(REQUIREMENTS))
    expect(rows.filter((row) => row.level === level)).toHaveLength(count);
  expect(rows.filter(({ state }) => !STATES.has(state))).toEqual([]);
});

test("what is said to be met is shown somewhere, and what is not gives its reason", () => {
  const met = rows.filter(({ state }) => state === "met" || state === "partly");
  expect(met.filter(({ where, shown }) => where === "" || shown === "" || shown === "-")).toEqual(
    [],
  );
  expect(rows.filter(({ where }) => where === "")).toEqual([]);
});

test("the sum of the table is the one that stands above it", () => {
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  const sum = `${count("met")} are met, ${count("partly")} partly, ${count("not met")} not, and ${count("n/a")} do not apply`;
  expect(readText(DOCUMENT)).toContain(sum);
});

test.each([DOCUMENT, "SECURITY.md"])("every file that %s names is there", (document) => {
  const gone = pathsIn(readText(document)).filter((path) => !existsSync(join(root, path)));
  expect(gone).toEqual([]);
});
