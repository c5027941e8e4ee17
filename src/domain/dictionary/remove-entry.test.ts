import { makeWaste } from "#tests/make/dictionaries.ts";
import { ADMIN } from "#tests/make/site.ts";
import { expect, test } from "vitest";

test("an entry goes with all below it, and comes below none of these", () => {
  const { world, id, options } = makeWaste();
  const cycle = { id, code: "rubble", parentCode: "brick" };
  expect(world.refuses(ADMIN, "dictionary.editEntry", cycle).reason).toBe("dictionary.cycle");
  const nowhere = { id, code: "wood", parentCode: "paper" };
  expect(world.refuses(ADMIN, "dictionary.editEntry", nowhere).reason).toBe("dictionary.entryGone");
  world.does(ADMIN, "dictionary.removeEntry", { id, code: "rubble" });
  expect(options()).toEqual([{ id: "wood", name: "Wood" }]);
});
