import { expect, test } from "vitest";
import { editedWords } from "./edited-words.ts";

const nameOf = (id: number) => ["everybody", "", "Omar Haddad", "Omar"][id] ?? "";

test("who is called is shown by name, and is who they were once it is tried again", () => {
  const { shown, stored } = editedWords("<@2> and <@3>: see <@0>", nameOf);
  expect(shown).toBe("@Omar Haddad and @Omar: see @everybody");
  expect(stored(shown)).toBe("<@2> and <@3>: see <@0>");
  expect(stored("@Omar Haddad, once more")).toBe("<@2>, once more");
});

test("whose name is not known here stays as it is stored, and names nobody called stay words", () => {
  const { shown, stored } = editedWords("<@7> writes to @Omar", nameOf);
  expect(shown).toBe("<@7> writes to @Omar");
  expect(stored(shown)).toBe("<@7> writes to @Omar");
});
