import type { EntityName } from "../entity-names.ts";
import type { IdValue, NameSourceType } from "../form/field-kinds/names.ts";
import { isAreaCode } from "../area/area-tree.ts";
import { COMPANY_ID } from "../company/company-id.ts";
import { get, type Reading } from "../reading.ts";

/** Kinds of rows that fields name, by where the words for their ids come from; all others are nobody's to know here. */
const KINDS = {
  user: "user",
  department: "department",
  organisation: "department",
  position: "position",
  group: "userGroup",
} as const satisfies Partial<Record<NameSourceType, EntityName>>;

/** What an id in a mixed list ends with: `12--department`. */
const MIXED: Readonly<Record<string, NameSourceType>> = {
  user: "user",
  department: "department",
  company: "organisation",
  position: "position",
  group: "group",
};

/** The words for an id; undefined where there is no such row. */
export function* readName(type: NameSourceType, id: IdValue): Reading<string | undefined> {
  if (type === "mixed") {
    const [plain = "", sort = ""] = String(id).split("--");
    const named = MIXED[sort];
    return named && Object.hasOwn(MIXED, sort) ? yield* readName(named, plain) : undefined;
  }
  if (type === "area") return isAreaCode(id) ? String(id) : undefined;
  // Roles, dictionaries and data interfaces are not kept here yet; records that somebody cannot read lead nowhere.
  if (!isKept(type)) return String(id);
  const number = Number(id);
  if (!Number.isSafeInteger(number) || number <= 0) return undefined;
  if (type === "organisation" && number === COMPANY_ID)
    return (yield* get("company", number))?.name;
  if (type !== "user") return (yield* get(KINDS[type], number))?.name;
  const user = yield* get("user", number);
  return user?.deleteTime === 0 ? user.nickname : undefined;
}

function isKept(type: NameSourceType): type is keyof typeof KINDS {
  return Object.hasOwn(KINDS, type);
}
