import { isAreaCode } from "../area/area-tree.ts";
import type { Actor } from "../command.ts";
import { COMPANY_ID } from "../company/company-id.ts";
import type { RowOf } from "../entities.ts";
import type { ChoiceColumns, IdValue, NameSourceType } from "../form/field-kinds/names.ts";
import type { Id } from "../id.ts";
import { dictionaryNamed } from "../dictionary/entries.ts";
import { get, list, type Reading } from "../reading.ts";
import { pickedNames } from "../data-interface/picked-names.ts";
import { recordNames } from "./known-records.ts";

/** An id in a field, and where the words for it come from. */
export interface AskedName {
  readonly type: NameSourceType;
  readonly id: IdValue;
  /** The dictionary, form or data interface that knows the words. */
  readonly of?: string | undefined;
  /** In which columns of the data interface they stand. */
  readonly columns?: ChoiceColumns | undefined;
}

/** Kinds of rows that fields name, by where the words for their ids come from; all others are nobody's to know here. */
const KINDS = {
  user: "user",
  department: "department",
  organisation: "department",
  position: "position",
  group: "userGroup",
  role: "role",
} as const satisfies Partial<Record<NameSourceType, string>>;
type Kind = (typeof KINDS)[keyof typeof KINDS];

/** What an id in a mixed list ends with: `12--department`. */
const MIXED: Readonly<Record<string, NameSourceType>> = {
  user: "user",
  department: "department",
  company: "organisation",
  position: "position",
  group: "group",
  role: "role",
};

/** Rows of a kind that are read one by one; more of them, which may be none at all, are looked up among all that there are. */
const FEW = 20;

/** What stands for an id: words that are known without looking, or the row that has them. */
type Place = { readonly words: string | undefined } | { readonly kind: Kind | "company"; id: Id };

/** The words for ids, by what they were asked as; undefined where there is no such row, or where it is nobody's to know who asks. */
export function* readNames(
  asked: ReadonlyMap<string, AskedName>,
  asker: Pick<Actor, "userId">,
): Reading<ReadonlyMap<string, string | undefined>> {
  const wanted = new Map<Kind, Set<Id>>();
  for (const { type, id, of } of asked.values()) {
    const place = placeOf(type, id);
    if (of === undefined && "kind" in place && place.kind !== "company")
      wanted.set(place.kind, (wanted.get(place.kind) ?? new Set()).add(place.id));
  }
  const known = new Map<string, string>();
  for (const [kind, ids] of wanted)
    for (const [id, name] of yield* namesOf(kind, ids)) known.set(`${kind}/${id}`, name);
  const company = yield* get("company", COMPANY_ID);
  const all = [...asked.values()];
  const entries = yield* entryNames(all.filter(({ type }) => type === "options"));
  const picked = yield* pickedNames(
    all.filter(({ type }) => type === "interface"),
    asker,
  );
  const records = yield* recordNames(
    all.filter(({ type }) => type === "record"),
    asker,
  );
  const wordsOf = (place: Place, { type, of, id, columns }: AskedName) => {
    if (type === "interface") return picked({ of, id, columns });
    if (type === "record") return records({ of, id });
    if (of !== undefined) return entries(of, id);
    if ("words" in place) return place.words;
    return place.kind === "company" ? company?.name : known.get(`${place.kind}/${place.id}`);
  };
  return new Map([...asked].map(([key, one]) => [key, wordsOf(placeOf(one.type, one.id), one)]));
}

function placeOf(type: NameSourceType, id: IdValue): Place {
  if (type === "mixed") {
    const [plain = "", sort = ""] = String(id).split("--");
    const named = Object.hasOwn(MIXED, sort) ? MIXED[sort] : undefined;
    return named ? placeOf(named, plain) : { words: undefined };
  }
  if (type === "area") return { words: isAreaCode(id) ? String(id) : undefined };
  if (!isKept(type)) return { words: String(id) };
  const number = Number(id);
  if (!Number.isSafeInteger(number) || number <= 0) return { words: undefined };
  if (type === "organisation" && number === COMPANY_ID) return { kind: "company", id: number };
  return { kind: KINDS[type], id: number };
}

function* namesOf(kind: Kind, ids: ReadonlySet<Id>): Reading<readonly (readonly [Id, string])[]> {
  if (kind === "user") {
    const users = ids.size > FEW ? yield* list(kind, { deleteTime: 0 }) : yield* each(kind, ids);
    const present = users.filter(({ deleteTime }) => deleteTime === 0);
    return present.map(({ id, nickname }) => [id, nickname] as const);
  }
  const all = { companyId: COMPANY_ID };
  const units = ids.size > FEW ? yield* list(kind, all) : yield* each(kind, ids);
  return units.map(({ id, name }) => [id, name] as const);
}

/** The words for entries of dictionaries; of a dictionary that is not here the ids themselves, because nobody can say what it holds. */
function* entryNames(
  asked: readonly AskedName[],
): Reading<(of: string, id: IdValue) => string | undefined> {
  if (asked.every(({ of }) => of === undefined)) return () => undefined;
  const all = yield* list("dictionary", { companyId: COMPANY_ID });
  return (of, id) => {
    const dictionary = dictionaryNamed(all, of);
    return dictionary
      ? dictionary.entries.find(({ code }) => code === String(id))?.name
      : String(id);
  };
}

function* each<Name extends Kind>(kind: Name, ids: Iterable<Id>): Reading<RowOf<Name>[]> {
  const rows: RowOf<Name>[] = [];
  for (const id of ids) {
    const row = yield* get(kind, id);
    if (row) rows.push(row);
  }
  return rows;
}

function isKept(type: NameSourceType): type is keyof typeof KINDS {
  return Object.hasOwn(KINDS, type);
}
