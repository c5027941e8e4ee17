import { byRank } from "#domain/by-rank.ts";
import type { Unit } from "#domain/organisation/unit.ts";
import { pathName, treeLines } from "#client/parts/tree/tree-lines.ts";

/** Roles of the whole company, or those of one department. */
export interface RoleGroup {
  /** 0 = of the whole company. */
  readonly departmentId: number;
  /** "Site / Tower"; "" for the whole company. */
  readonly name: string;
  readonly roles: readonly Unit[];
}

/** Those of the whole company first, then by department in the order of its tree; departments without any are left out. */
export function groupRoles(roles: readonly Unit[], departments: readonly Unit[]): RoleGroup[] {
  const known = new Set(departments.map(({ id }) => id));
  const byDepartment = Map.groupBy(roles.toSorted(byRank), ({ parentId }) =>
    known.has(parentId) ? parentId : 0,
  );
  const order = [0, ...treeLines(departments, new Set()).map(({ row }) => row.id)];
  return order.flatMap((departmentId) => {
    const own = byDepartment.get(departmentId);
    return own ? [{ departmentId, name: pathName(departments, departmentId), roles: own }] : [];
  });
}
