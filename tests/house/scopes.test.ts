import { expect, test } from "vitest";
import { filesIn, isTest, readText } from "./rooms.ts";

/** Where it stands in SQL who was let in: the one rule, and the grants themselves. */
const ALLOWED = new Set(["src/server/tables/may-read.ts", "src/server/tables/access.ts"]);
const GRANTS_IN_SQL = /\b(from|join)\s+access\b/;

const sources = filesIn("src/server").filter((file) => file.endsWith(".ts") && !isTest(file));

test("who may read what is asked in one place", () => {
  const others = sources.filter((file) => !ALLOWED.has(file) && GRANTS_IN_SQL.test(readText(file)));
  expect(others).toEqual([]);
});
