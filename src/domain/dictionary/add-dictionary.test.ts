import { makeWaste } from "#tests/make/dictionaries.ts";
import { ADMIN } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { dictionaryNamed } from "./entries.ts";

test("codes are each one's own, whatever their case, and the same in two dictionaries", () => {
  const { world, id } = makeWaste();
  const taken = { id, code: "BRICK", name: "Other" };
  expect(world.refuses(ADMIN, "dictionary.addEntry", taken).reason).toBe("dictionary.codeTaken");
  const twice = { name: "Waste 2", code: "Waste" };
  expect(world.refuses(ADMIN, "dictionary.add", twice).reason).toBe("dictionary.codeTaken");
  const other = world.does(ADMIN, "dictionary.add", { name: "Stock", code: "stock" }).id;
  world.does(ADMIN, "dictionary.addEntry", { id: other, code: "brick", name: "Brick" });
  expect(dictionaryNamed(world.all("dictionary"), "stock")?.id).toBe(other);
  expect(dictionaryNamed(world.all("dictionary"), String(id))?.code).toBe("waste");
  const odd = { name: "Odd", code: "a b" };
  expect(world.refuses(ADMIN, "dictionary.add", odd).reason).toBe("parameterError");
});
