import { COMPANY_ID } from "../company/company-id.ts";
import { UNKNOWN, type Value } from "../form/expression/value.ts";
import { exactOf } from "../form/number/exact.ts";
import type { Id } from "../id.ts";
import type { Unit, UnitKind } from "../organisation/unit.ts";
import { unitsOf } from "../organisation/unit-members.ts";
import { list, type Reading } from "../reading.ts";

/** Whose variables are asked for, and in which record. */
export interface VariablesOf {
  readonly userId: Id;
  readonly recordId: Id;
}

/** What a formula or a default means by a variable of the person who fills in (forms-approvals 1.4); UNKNOWN where nobody says. */
export function* readVariable(name: string, of: VariablesOf): Reading<Value> {
  const { userId, recordId } = of;
  switch (name) {
    case "currentUser":
      return exactOf(userId);
    case "recordId":
      return exactOf(recordId);
    case "myDepartment":
      return mainOf(yield* treeOf("department"), userId);
    case "myPosition":
      return mainOf(yield* treeOf("position"), userId);
    case "myOrganization":
      return pathOf(yield* treeOf("department"), userId);
    case "myGroup": {
      const groups = yield* treeOf("userGroup");
      return unitsOf(groups, userId).map(({ id }) => exactOf(id));
    }
    case "myRole": {
      const roles = yield* treeOf("role");
      return unitsOf(roles, userId).map(({ id }) => exactOf(id));
    }
    default:
      return UNKNOWN;
  }
}

function* treeOf(kind: UnitKind): Reading<readonly Unit[]> {
  return yield* list(kind, { companyId: COMPANY_ID });
}

function mainUnit(units: readonly Unit[], userId: Id): Unit | undefined {
  return units.find(({ members }) =>
    members.some((member) => member.userId === userId && member.main === 1),
  );
}

function mainOf(units: readonly Unit[], userId: Id): Value {
  const main = mainUnit(units, userId);
  return main ? exactOf(main.id) : null;
}

/** From the company down to the person's department. */
function pathOf(units: readonly Unit[], userId: Id): Value {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const path: Id[] = [];
  let unit = mainUnit(units, userId);
  for (; unit && !path.includes(unit.id); unit = byId.get(unit.parentId)) path.unshift(unit.id);
  return [COMPANY_ID, ...path].map(exactOf);
}
