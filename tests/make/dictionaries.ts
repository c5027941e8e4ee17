import { dictionaryOptions } from "#domain/dictionary/entries.ts";
import { ADMIN, makeCompany } from "./site.ts";

/** Kinds of waste: rubble with brick and tiles below it, and wood. */
export function makeWaste() {
  const world = makeCompany();
  const { id } = world.does(ADMIN, "dictionary.add", { name: "Waste", code: "waste" });
  const add = (code: string, name: string, parentCode = "") =>
    world.does(ADMIN, "dictionary.addEntry", { id, code, name, parentCode });
  add("rubble", "Rubble");
  add("wood", "Wood");
  add("brick", "Brick", "rubble");
  add("tiles", "Tiles", "rubble");
  const options = () => dictionaryOptions(world.row("dictionary", id));
  return { world, id, options };
}
