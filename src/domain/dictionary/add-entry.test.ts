import { makeWaste } from "#tests/make/dictionaries.ts";
import { ADMIN } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { DICTIONARY_ENTRIES_MAX, DICTIONARY_ENTRY_DEPTH_MAX } from "./dictionary-limits.ts";

test("entries stand in their order, as a tree, with what records keep and what people read", () => {
  expect(makeWaste().options()).toEqual([
    {
      id: "rubble",
      name: "Rubble",
      children: [
        { id: "brick", name: "Brick" },
        { id: "tiles", name: "Tiles" },
      ],
    },
    { id: "wood", name: "Wood" },
  ]);
});

test("entries stand only so deep, and there are only so many", () => {
  const { world, id } = makeWaste();
  let parentCode = "brick";
  for (let level = 3; level <= DICTIONARY_ENTRY_DEPTH_MAX; level += 1) {
    world.does(ADMIN, "dictionary.addEntry", { id, code: `e${level}`, name: "Down", parentCode });
    parentCode = `e${level}`;
  }
  const deeper = { id, code: "deeper", name: "Deeper", parentCode };
  expect(world.refuses(ADMIN, "dictionary.addEntry", deeper).reason).toBe("dictionary.tooDeep");
  const held = world.row("dictionary", id).entries.length;
  for (let count = held; count < DICTIONARY_ENTRIES_MAX; count += 1)
    world.does(ADMIN, "dictionary.addEntry", { id, code: `n${count}`, name: "One more" });
  const full = world.refuses(ADMIN, "dictionary.addEntry", { id, code: "last", name: "Last" });
  expect(full).toMatchObject({
    reason: "dictionary.entriesMax",
    data: { count: DICTIONARY_ENTRIES_MAX },
  });
});
