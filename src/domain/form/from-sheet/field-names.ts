import { ROW_ID } from "../record/form-values.ts";
import type { SheetColumn } from "./sheet-column.ts";

/** Characters of a name that is made of a heading; a number may follow. */
const NAME_MAX = 40;
/** Words that formulas have for themselves, and names that every object has. */
const TAKEN = [ROW_ID, "and", "or", "not", "true", "false", "constructor", "prototype"];

/** Names for the fields of columns, by the place of the column: what it is called in letters of formulas, else its kind. */
export function fieldNames(columns: readonly SheetColumn[]): ReadonlyMap<number, string> {
  const taken = new Set(TAKEN);
  return new Map(
    columns.map(({ at, name, kind }) => {
      const wanted = plainName(name) || `${kind}_${at + 1}`;
      let free = wanted;
      for (let count = 2; taken.has(free); count += 1) free = `${wanted}_${count}`;
      taken.add(free);
      return [at, free];
    }),
  );
}

function plainName(name: string): string {
  const letters = name.normalize("NFKD").replaceAll(/\p{Mark}/gu, "");
  // Of words in other letters nothing useful would be left.
  if (/\p{Letter}/u.test(letters.replaceAll(/[A-Za-zß]/g, ""))) return "";
  const words = letters
    .replaceAll("ß", "ss")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "_");
  const plain = words.replace(/^[_\d]+/, "").slice(0, NAME_MAX);
  return plain.replace(/_+$/, "");
}
