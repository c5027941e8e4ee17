import { makeWaste } from "#tests/make/dictionaries.ts";
import { ADMIN } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { DICTIONARY_DEPTH_MAX } from "./dictionary-limits.ts";

test("what is switched off is not offered any more, nor what stands below it, and keeps its words", () => {
  const { world, id, options } = makeWaste();
  world.does(ADMIN, "dictionary.editEntry", { id, code: "rubble", enabled: false });
  expect(options()[0]).toMatchObject({
    name: "Rubble",
    disabled: true,
    children: [{ disabled: true }, { disabled: true }],
  });
  world.does(ADMIN, "dictionary.edit", { id, enabled: false });
  expect(options()[1]).toMatchObject({ name: "Wood", disabled: true });
});

test("dictionaries stand below each other, not below themselves, and only so deep", () => {
  const { world, id } = makeWaste();
  let parentId = id;
  for (let level = 2; level <= DICTIONARY_DEPTH_MAX; level += 1)
    parentId = world.does(ADMIN, "dictionary.add", {
      parentId,
      name: "Down",
      code: `d${level}`,
    }).id;
  const deeper = { parentId, name: "Deeper", code: "deeper" };
  expect(world.refuses(ADMIN, "dictionary.add", deeper).reason).toBe("dictionary.tooDeep");
  const cycle = { id, parentId };
  expect(world.refuses(ADMIN, "dictionary.edit", cycle).reason).toBe("dictionary.cycle");
  world.does(ADMIN, "dictionary.edit", { id: parentId, parentId: 0, name: "Top" });
  expect(world.row("dictionary", parentId)).toMatchObject({ parentId: 0, name: "Top" });
});
