import { makeWaste } from "#tests/make/dictionaries.ts";
import { ADMIN } from "#tests/make/site.ts";
import { expect, test } from "vitest";

test("two who add and rename entries at once undo nothing of each other's", () => {
  const { world, id, options } = makeWaste();
  world.does(ADMIN, "dictionary.addEntry", { id, code: "metal", name: "Metal" });
  world.does(ADMIN, "dictionary.editEntry", { id, code: "wood", name: "Timber" });
  world.does(ADMIN, "dictionary.editEntry", { id, code: "wood", parentCode: "rubble" });
  expect(options().map(({ name }) => name)).toEqual(["Rubble", "Metal"]);
  expect(options()[0]?.children?.map(({ name }) => name)).toEqual(["Brick", "Tiles", "Timber"]);
});
