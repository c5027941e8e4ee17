import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/directory-units.ts";
import { byRank } from "#domain/by-rank.ts";
import { COMPANY_ID } from "#domain/company/company-id.ts";
import type { Id } from "#domain/id.ts";
import {
  type DirectoryNode,
  nodesOf,
  searchTree,
  treeOf,
} from "#domain/organisation/directory/directory-node.ts";
import {
  organisationTree,
  roleTree,
  unitTree,
} from "#domain/organisation/directory/directory-trees.ts";
import { departmentsUnder } from "#domain/organisation/directory/led-by.ts";
import type { Db } from "../../tables/sql/db.ts";
import { alone, entriesOf, named } from "./entries.ts";
import { type DirectoryRows, readDirectoryRows } from "./read-directory.ts";
import { type Caller, idsMeant } from "./words-of-ids.ts";

type Asked<Name extends keyof typeof calls> = ParsedBodyOf<(typeof calls)[Name]>;
type Answer<Name extends keyof typeof calls> = Promise<ReplyOf<(typeof calls)[Name]>>;

export async function allRoles(db: Db): Answer<"listRoles"> {
  const { roles, departments } = await readDirectoryRows(db);
  const names = new Map(departments.map(({ id, name }) => [id, name]));
  return roles.toSorted(byRank).map(({ id, name, parentId, members }) => ({
    id,
    name,
    fullName: name,
    departmentId: names.has(parentId) ? parentId : 0,
    departmentName: names.get(parentId) ?? "",
    userNum: members.length,
  }));
}

export async function rolesToSelect(db: Db, globalName: string): Answer<"selectRoles"> {
  const { departments, roles } = await readDirectoryRows(db);
  return { list: entriesOf(roleTree(globalName, departments, roles)) };
}

export async function groupsToSelect(db: Db): Answer<"selectGroups"> {
  const { groups } = await readDirectoryRows(db);
  return { list: entriesOf(unitTree(groups, "group")) };
}

export async function positionsToSelect(db: Db, keyword = ""): Answer<"selectPositions"> {
  const { positions } = await readDirectoryRows(db);
  return { list: entriesOf(searchTree(unitTree(positions, "position"), keyword)) };
}

export async function allPositions(db: Db, keyword = ""): Answer<"listPositions"> {
  const { positions } = await readDirectoryRows(db);
  return { list: entriesOf(named(nodesOf(unitTree(positions, "position")), keyword).map(alone)) };
}

export async function positionsByCondition(
  db: Db,
  caller: Caller,
  { keyword, departIds, positionIds }: Asked<"findPositions">,
): Answer<"findPositions"> {
  const rows = await readDirectoryRows(db);
  const departments = idsMeant(rows, caller, "department", departIds);
  const people = new Set(
    rows.departments
      .filter(({ id }) => departments.has(id))
      .flatMap(({ members }) => members.map(({ userId }) => userId)),
  );
  const wanted = idsMeant(rows, caller, "position", positionIds);
  for (const { id, members } of rows.positions)
    if (members.some(({ userId }) => people.has(userId))) wanted.add(id);
  const nodes = nodesOf(unitTree(rows.positions, "position")).filter(({ id }) => isIn(wanted, id));
  return { list: entriesOf(named(nodes, keyword).map(alone)) };
}

export async function organisations(db: Db, keyword = ""): Answer<"organisationTreeCall"> {
  const rows = await readDirectoryRows(db);
  return { list: entriesOf(searchTree(treeOfCompany(rows), keyword)) };
}

export async function organisationsByCondition(
  db: Db,
  caller: Caller,
  { keyword = "", departIds }: Asked<"findOrganisations">,
): Answer<"findOrganisations"> {
  const rows = await readDirectoryRows(db);
  const wanted = idsMeant(rows, caller, "department", departIds);
  const wantedNode = ({ id, type }: DirectoryNode) => type === "department" && isIn(wanted, id);
  const tree = searchTree(treeOf(treeOfCompany(rows), wantedNode), keyword);
  return { list: entriesOf(tree, { isDisabled: (node) => !wantedNode(node) }) };
}

/** As the tree of the company, where only those can be chosen whom the caller belongs to or leads, and what stands below these. */
export async function organisationsForCaller(
  db: Db,
  caller: Caller,
  organizeId: Id,
): Answer<"selectOrganisations"> {
  const rows = await readDirectoryRows(db);
  const may = mayChoose(rows, caller, organizeId);
  return { list: entriesOf(treeOfCompany(rows), { isDisabled: (node) => !may(node) }) };
}

export async function departmentsForCaller(
  db: Db,
  caller: Caller,
  organizeId: Id,
): Answer<"selectDepartments"> {
  const rows = await readDirectoryRows(db);
  const may = mayChoose(rows, caller, organizeId);
  const [top] = treeOfCompany(rows);
  return { list: entriesOf(top?.children ?? [], { isDisabled: (node) => !may(node) }) };
}

export async function deptTree(db: Db): Answer<"queryDeptTree"> {
  const { departments, companyName } = await readDirectoryRows(db);
  const byId = new Map(departments.map((unit) => [unit.id, unit]));
  const below = (nodes: readonly DirectoryNode[]): ReplyOf<typeof calls.queryDeptTree> =>
    nodes.flatMap(({ id, children }) => {
      const unit = byId.get(Number(id));
      if (!unit) return [];
      const { name, parentId, leaderId, members } = unit;
      const pid = byId.has(parentId) ? parentId : 0;
      const own = { id: unit.id, deptId: unit.id, pid, name, ownerUserId: leaderId };
      return [{ ...own, num: members.length, children: below(children) }];
    });
  return below(organisationTree(companyName, departments)[0]?.children ?? []);
}

function treeOfCompany({ companyName, departments }: DirectoryRows): DirectoryNode[] {
  return organisationTree(companyName, departments);
}

/** Administrators choose among all; others among departments that are theirs or that they lead, with what stands below; below one of these where it is named. */
function mayChoose(
  { departments }: DirectoryRows,
  { userId, isAdmin }: Caller,
  organizeId: Id,
): (node: DirectoryNode) => boolean {
  const of = organizeId === COMPANY_ID ? 0 : organizeId;
  const within = of > 0 ? departmentsUnder(departments, ({ id }) => id === of) : undefined;
  const own = isAdmin
    ? undefined
    : departmentsUnder(
        departments,
        ({ leaderId, members }) =>
          leaderId === userId || members.some((member) => member.userId === userId),
      );
  return ({ id, type }) => {
    if (type === "company") return own === undefined && within === undefined;
    return (own?.has(Number(id)) ?? true) && (within?.has(Number(id)) ?? true);
  };
}

function isIn(ids: ReadonlySet<Id>, id: number | string): boolean {
  return typeof id === "number" && ids.has(id);
}
