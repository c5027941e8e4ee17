import { expect, test } from "vitest";
import { languages } from "#base/languages.ts";
import { changedFiles, plantedFiles } from "../made-up-kind/planted-files.ts";
import { filesIn, readText } from "./rooms.ts";

const codes = languages.map(({ code }) => code);

test("a kind of row needs its shapes, two rules, a migration, a query, a screen and its words, nothing else", () => {
  const files = Object.keys(plantedFiles()).map((path) => path.replace(/\/\d{4}-/, "/"));
  const ofRule = (rule: string) =>
    [".ts", ".cases.ts", ".test.ts"].map((end) => `src/domain/punch/${rule}${end}`);
  expect(files.filter((path) => !path.startsWith("tests/")).toSorted()).toEqual(
    [
      "src/domain/punch/punch.ts",
      "src/domain/punch/punch-clock.ts",
      ...ofRule("add-punch"),
      ...ofRule("close-clock"),
      "src/server/database/migrations/punches.sql",
      "src/client/data/queries/punches.ts",
      "src/client/features/site/punches/punches-screen.tsx",
      ...codes.map((language) => `locales/${language}/punches.json`),
    ].toSorted(),
  );
});

test("of what is there it changes the two lists and the words of the outbox", () => {
  const outboxes = codes.map((language) => `locales/${language}/outbox.json`);
  const lists = ["src/domain/entities.ts", "src/domain/commands.ts"];
  expect(Object.keys(changedFiles()).toSorted()).toEqual([...lists, ...outboxes].toSorted());
});

test("the product knows nothing of it", () => {
  const rooms = ["src", "workers", "sw", "scripts", "locales"].flatMap(filesIn);
  expect(rooms.filter((file) => /punchClock|punchEntity/.test(readText(file)))).toEqual([]);
});
