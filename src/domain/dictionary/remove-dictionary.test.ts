import { makeWaste } from "#tests/make/dictionaries.ts";
import { ADMIN, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";

test("one without entries goes, one with entries stays, and members change nothing", () => {
  const { world, id } = makeWaste();
  expect(world.refuses(MEMBER, "dictionary.remove", { id }).reason).toBe("adminOnly");
  expect(world.refuses(ADMIN, "dictionary.remove", { id }).reason).toBe("dictionary.notEmpty");
  for (const code of ["rubble", "wood"]) world.does(ADMIN, "dictionary.removeEntry", { id, code });
  world.does(ADMIN, "dictionary.remove", { id });
  expect(world.refuses(ADMIN, "dictionary.edit", { id, name: "x" }).reason).toBe("dictionary.gone");
});
