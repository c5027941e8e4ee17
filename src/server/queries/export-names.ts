import type { NameSource, NameSourceType, Names } from "#domain/form/field-kinds/names.ts";
import { COMPANY_ID } from "#domain/company/company-id.ts";
import { wordsOfRow } from "#domain/data-interface/rows-as-things.ts";
import { entriesAsThings } from "#domain/dictionary/entries-as-things.ts";
import { tableOf } from "../tables/registry.ts";
import type { Id } from "#domain/id.ts";
import { type NamedKind, namesOfRows } from "../tables/lists/names.ts";
import type { Db } from "../tables/sql/db.ts";

const KINDS: Partial<Record<NameSourceType, NamedKind>> = {
  user: "user",
  department: "department",
  organisation: "department",
  position: "position",
  group: "group",
  role: "role",
};

/** What an id in a mixed list ends with: `12--department`. */
const MIXED: Readonly<Record<string, NamedKind>> = {
  user: "user",
  department: "department",
  company: "department",
  position: "position",
  group: "group",
  role: "role",
};

/** Where the name of an id is to be found; undefined where nobody here has one. */
function placeOf(
  { type }: NameSource,
  id: string | number,
): { kind: NamedKind; id: Id } | undefined {
  const [plain = "", tag = "user"] = String(id).split("--");
  const kind = type === "mixed" ? MIXED[tag] : KINDS[type];
  const number = Number(plain);
  return kind && Number.isSafeInteger(number) && number > 0 ? { kind, id: number } : undefined;
}

/**
 * The words for the ids of what is written with them: `write` is run once to learn which ids it names, and once more when their
 * names are here. What nobody here has words for goes by its id.
 */
export async function withNames<Written>(
  db: Db,
  write: (names: Names) => Written,
): Promise<Written> {
  const [dictionaries, interfaces] = await Promise.all([
    tableOf("dictionary").list(db, { companyId: COMPANY_ID }),
    tableOf("dataInterface").list(db, { companyId: COMPANY_ID }),
  ]);
  const wanted: Record<NamedKind, Set<Id>> = {
    user: new Set(),
    department: new Set(),
    position: new Set(),
    group: new Set(),
    role: new Set(),
  };
  const namesBy = (nameOf: Names["nameOf"]): Names => ({
    nameOf,
    idOf: () => undefined,
    pathOf: () => undefined,
  });
  write(
    namesBy((source, id) => {
      const place = placeOf(source, id);
      if (place) wanted[place.kind].add(place.id);
      return undefined;
    }),
  );
  const known = await namesOfRows(db, {
    user: [...wanted.user],
    department: [...wanted.department],
    position: [...wanted.position],
    group: [...wanted.group],
    role: [...wanted.role],
  });
  return write(
    namesBy((source, id) => {
      if (source.type === "options" && source.of)
        return entriesAsThings(dictionaries, source.of).find((each) => each.id === String(id))
          ?.name;
      if (source.type === "interface") return wordsOfRow(interfaces, source, id);
      const place = placeOf(source, id);
      return place && known.get(`${place.kind}:${place.id}`);
    }),
  );
}
