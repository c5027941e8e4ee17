import type { TextWords } from "#domain/form/field-kinds/field-text.ts";
import type { NameSource, Names } from "#domain/form/field-kinds/names.ts";
import { ZONE } from "../surroundings.ts";

const known: Readonly<Record<string, string>> = {
  "user 7": "Petra/petra",
  "department 3": "Works",
  "organisation 1": "Plumb",
  "organisation 3": "Works",
  "area 11": "Beijing",
  "area 1101": "City",
  "record 5": "Contract A",
  "mixed 7--user": "Petra/petra",
  "interface 9": "Row nine",
};
const keyOf = ({ type }: NameSource, id: string | number) => `${type} ${id}`;
const idOf = ({ type }: NameSource, words: string) => {
  const [key] =
    Object.entries(known).find(([each, name]) => each.startsWith(`${type} `) && name === words) ??
    [];
  const id = key?.slice(type.length + 1);
  return id !== undefined && /^\d+$/.test(id) ? Number(id) : id;
};
const names: Names = {
  nameOf: (source, id) => known[keyOf(source, id)],
  idOf,
  pathOf: (source, words) => {
    const ids = words.map((each) => idOf(source, each));
    return ids.every((id) => id !== undefined) ? ids : undefined;
  },
};
/** What a small directory knows. */
export const words: TextWords = { names, zone: ZONE, on: "yes", off: "no" };
