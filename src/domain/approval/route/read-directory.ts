import { COMPANY_ID } from "../../company/company-id.ts";
import type { Id } from "../../id.ts";
import { UNIT_KINDS, type Unit, type UnitKind } from "../../organisation/unit.ts";
import { unitsOf } from "../../organisation/unit-members.ts";
import { list, type Reading } from "../../reading.ts";
import { administers } from "../../user/administrators.ts";
import { canDecide } from "./can-decide.ts";
import type { Directory } from "./directory.ts";

type Trees = Readonly<Record<UnitKind, ReadonlyMap<Id, Unit>>>;

/** Who is who, as the company's trees say now. */
export function* readDirectory(): Reading<Directory> {
  const users = yield* list("user", { deleteTime: 0 });
  const trees: Partial<Record<UnitKind, ReadonlyMap<Id, Unit>>> = {};
  for (const kind of UNIT_KINDS) {
    const units = yield* list(kind, { companyId: COMPANY_ID });
    trees[kind] = new Map(units.map((unit) => [unit.id, unit]));
  }
  return directoryOf(users, trees as Trees);
}

function directoryOf(users: readonly Parameters<typeof administers>[0][], trees: Trees): Directory {
  const known = users.filter((user) => user !== undefined);
  const active = new Set(known.filter(canDecide).map(({ id }) => id));
  return {
    isActive: (userId) => active.has(userId),
    inUnit: ({ kind, id }) => trees[kind].get(id)?.members.map(({ userId }) => userId) ?? [],
    leadersOf: (userId) => leadersAbove(trees.department, userId),
    administratorIds: known.filter(administers).map(({ id }) => id),
  };
}

/** From the department that is somebody's main one upwards. */
function leadersAbove(departments: ReadonlyMap<Id, Unit>, userId: Id): Id[] {
  const own = unitsOf(departments.values(), userId);
  const isMain = ({ members }: Unit) =>
    members.some((member) => member.userId === userId && member.main === 1);
  const seen = new Set<Id>();
  const leaders = new Set<Id>();
  let unit = own.find(isMain) ?? own[0];
  for (; unit && !seen.has(unit.id); unit = departments.get(unit.parentId)) {
    seen.add(unit.id);
    if (unit.leaderId > 0 && unit.leaderId !== userId) leaders.add(unit.leaderId);
  }
  return [...leaders];
}
