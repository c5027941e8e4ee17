import { expect, test } from "vitest";
import { commandLineOf, isSameLife, lifeOf, parseProcStat, stillLives } from "./process-life.ts";

test("a process name with blanks and brackets does not shift the fields after it", () => {
  const fields = ["S", ...Array.from({ length: 18 }, (_, n) => String(n)), "987654", "0"];
  expect(parseProcStat(`42 (we) ird (name) ${fields.join(" ")}`)).toEqual({
    state: "S",
    startedAt: "987654",
  });
  expect(parseProcStat("42 (cut")).toBeUndefined();
});

test("the same process id with another start is another process", () => {
  expect(isSameLife({ pid: 7, startedAt: "a" }, { pid: 7, startedAt: "a" })).toBe(true);
  expect(isSameLife({ pid: 7, startedAt: "a" }, { pid: 7, startedAt: "b" })).toBe(false);
  expect(isSameLife({ pid: 7, startedAt: "a" }, { pid: 8, startedAt: "a" })).toBe(false);
});

test("where the start is unknown the process id decides", () => {
  expect(isSameLife({ pid: 7 }, { pid: 7, startedAt: "b" })).toBe(true);
});

test("this process lives, and one that cannot exist does not", () => {
  const me = lifeOf(process.pid);
  expect(me?.pid).toBe(process.pid);
  expect(me && stillLives(me)).toBe(true);
  expect(lifeOf(2 ** 30)).toBeUndefined();
  expect(stillLives({ pid: 2 ** 30 })).toBe(false);
});

test("the command line of a process that does not exist is unknown", () => {
  expect(commandLineOf(2 ** 30)).toBeUndefined();
});
