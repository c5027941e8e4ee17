import { byRank } from "../../by-rank.ts";
import { COMPANY_ID } from "../../company/company-id.ts";
import type { Id } from "../../id.ts";
import type { Unit } from "../unit.ts";
import type { DirectoryNode, DirectoryType } from "./directory-node.ts";

/** The names by which the directory knows somebody. */
export interface DirectoryUser {
  readonly id: Id;
  readonly nickname: string;
}

/** Under this id the roles of the whole company hang together (seed 001 section 3). */
const GLOBAL_ROLES_ID = "1";

type Above = Pick<DirectoryNode, "onlyId" | "organize" | "organizeIds"> & {
  readonly id: number | string;
};

const TOP: Above = { id: -1, onlyId: "", organize: "", organizeIds: [] };

function node(
  { id, name, type }: { id: number | string; name: string; type: DirectoryType },
  above: Above,
  childrenOf: (own: Above) => readonly DirectoryNode[] = () => [],
): DirectoryNode {
  const own: Above = {
    id,
    onlyId: above.onlyId === "" ? `${id}--${type}` : `${above.onlyId}/${id}--${type}`,
    organize: above.organize === "" ? name : `${above.organize}/${name}`,
    organizeIds: [...above.organizeIds, id],
  };
  return { ...own, parentId: above.id, fullName: name, type, children: childrenOf(own) };
}

/** Units by what they stand below; what stands below nothing that is known, or below itself, is at the top. */
function byParent(units: readonly Unit[], parents: readonly Unit[] = units): Map<Id, Unit[]> {
  const known = new Set(parents.map(({ id }) => id));
  return Map.groupBy(units.toSorted(byRank), ({ parentId }) =>
    known.has(parentId) ? parentId : 0,
  );
}

/** A tree of units as it stands: positions or groups. */
export function unitTree(units: readonly Unit[], type: "position" | "group"): DirectoryNode[] {
  const children = byParent(units);
  const below = (parentId: Id, above: Above): DirectoryNode[] =>
    (children.get(parentId) ?? []).map(({ id, name }) =>
      node({ id, name, type }, above, (own) => below(id, own)),
    );
  return below(0, TOP);
}

/** What hangs at a department besides the departments below it; 0 = at the company itself. */
type HangingAt = (departmentId: Id, above: Above) => readonly DirectoryNode[];

/** The company, its departments below it, and what hangs at them. */
export function organisationTree(
  companyName: string,
  departments: readonly Unit[],
  hangingAt: HangingAt = () => [],
): DirectoryNode[] {
  const children = byParent(departments);
  const below = (parentId: Id, above: Above): DirectoryNode[] => [
    ...(children.get(parentId) ?? []).map(({ id, name }) =>
      node({ id, name, type: "department" }, above, (own) => below(id, own)),
    ),
    ...hangingAt(parentId, above),
  ];
  return [
    node({ id: COMPANY_ID, name: companyName, type: "company" }, TOP, (own) => below(0, own)),
  ];
}

/** Everybody below the departments in which they are; who is in none stands below the company. */
export function peopleTree(
  companyName: string,
  departments: readonly Unit[],
  users: readonly DirectoryUser[],
): DirectoryNode[] {
  const byId = new Map(users.map((user) => [user.id, user]));
  const placed = new Set(departments.flatMap(({ members }) => members.map(({ userId }) => userId)));
  const of = new Map(departments.map(({ id, members }) => [id, members]));
  return organisationTree(companyName, departments, (departmentId, above) => {
    const ids =
      departmentId === 0
        ? users.filter(({ id }) => !placed.has(id)).map(({ id }) => id)
        : (of.get(departmentId) ?? []).map(({ userId }) => userId);
    return ids.flatMap((id) => {
      const user = byId.get(id);
      return user ? [node({ id, name: user.nickname, type: "user" }, above)] : [];
    });
  });
}

/** The roles of the whole company under one node, and those of departments below these (seed 001 sections 2 and 3). */
export function roleTree(
  globalName: string,
  departments: readonly Unit[],
  roles: readonly Unit[],
): DirectoryNode[] {
  const children = byParent(departments);
  const own = byParent(roles, departments);
  const rolesAt = (departmentId: Id, above: Above): DirectoryNode[] =>
    (own.get(departmentId) ?? []).map(({ id, name }) => node({ id, name, type: "role" }, above));
  const below = (parentId: Id, above: Above): DirectoryNode[] =>
    (children.get(parentId) ?? []).flatMap(({ id, name }) => {
      const department = node({ id, name, type: "other" }, above, (at) => [
        ...below(id, at),
        ...rolesAt(id, at),
      ]);
      return department.children.length > 0 ? [department] : [];
    });
  const global = node({ id: GLOBAL_ROLES_ID, name: globalName, type: "other" }, TOP, (at) =>
    rolesAt(0, at),
  );
  return [...(global.children.length > 0 ? [global] : []), ...below(0, TOP)];
}
