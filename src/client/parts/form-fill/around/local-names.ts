import { cell, rowWithId, textOfCell } from "#domain/data-interface/interface-rows.ts";
import {
  type NameSource,
  type NameSourceType,
  type Names,
  optionWithId,
} from "#domain/form/field-kinds/names.ts";
import type { UnitKind } from "#domain/organisation/unit.ts";
import type { FormSurroundings } from "../store/form-context.ts";

/** In which tree the units of a source stand. */
const TREES: Partial<Record<NameSourceType, UnitKind>> = {
  department: "department",
  organisation: "department",
  position: "position",
  group: "userGroup",
  role: "role",
};

/** What the ids of mixed fields are of (forms-approvals 1.3). */
const SOURCES: Readonly<Record<string, NameSourceType>> = {
  user: "user",
  department: "department",
  position: "position",
  group: "group",
  role: "role",
};

/** The words for ids, as far as this device has them. */
export function localNames({
  users,
  units,
  recordsOf,
  dictionaryOf,
  interfaceOf,
  areas,
}: Pick<
  FormSurroundings,
  "users" | "units" | "recordsOf" | "dictionaryOf" | "interfaceOf" | "areas"
>): Names {
  const nameOf = (source: NameSource, id: string | number): string | undefined => {
    if (source.type === "user") return users.get(Number(id))?.nickname;
    if (source.type === "mixed") {
      const [plain = "", tag = "user"] = String(id).split("--");
      const type = SOURCES[tag];
      return type && nameOf({ type }, plain);
    }
    if (source.type === "record")
      return recordsOf(source.of ?? "")?.find((each) => String(each.id) === String(id))?.title;
    if (source.type === "interface") return wordsOfRow(interfaceOf, source, id);
    if (source.type === "options")
      return optionWithId(dictionaryOf(source.of ?? "") ?? [], id)?.name;
    if (source.type === "area") return areas?.nameOf(id);
    const tree = TREES[source.type];
    return tree && units[tree].find((unit) => unit.id === Number(id))?.name;
  };
  return { nameOf, idOf: () => undefined, pathOf: () => undefined };
}

function wordsOfRow(
  interfaceOf: FormSurroundings["interfaceOf"],
  { of = "", columns }: NameSource,
  id: string | number,
): string | undefined {
  const known = interfaceOf(of);
  const row = known && columns && rowWithId(known.rows, columns.value, id);
  return row && columns && (textOfCell(cell(row, columns.label)) || undefined);
}
