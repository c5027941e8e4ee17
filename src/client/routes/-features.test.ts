import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { conflictOf } from "#client/parts/keyboard/change-keys.ts";
import { keysOf } from "#client/parts/keyboard/key-config.ts";
import { shortcuts } from "./-features.ts";

const usual = { keys: {} };

interface Words {
  readonly shortcut: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

test("the usual keys never do two things in one place", () => {
  const clashes = shortcuts.flatMap((shortcut) =>
    keysOf(shortcut, usual)
      .map((keys) => ({
        id: shortcut.id,
        keys,
        fixed: shortcut.fixed,
        conflict: conflictOf(shortcut, keys, usual, shortcuts),
      }))
      // What is fixed does there what the browser does elsewhere (select all, copy, the next line).
      .filter(({ conflict, fixed }) => conflict && !(fixed && conflict.reason === "reserved"))
      // Tab picks a person only while a list of people is open.
      .filter(({ keys }) => keys !== "Tab"),
  );
  expect(clashes).toEqual([]);
});

test("every action that keys do is listed once, and the list has words for it and for nothing else", () => {
  const file = join(import.meta.dirname, "../../../locales/en/keyboard.json");
  const words = JSON.parse(readFileSync(file, "utf8")) as Words;
  const named = Object.entries(words.shortcut).flatMap(([scope, names]) =>
    Object.keys(names).map((name) => `${scope}.${name}`),
  );
  expect(shortcuts.map(({ id }) => id).toSorted()).toEqual(named.toSorted());
});
