import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/directory-people.ts";
import { COMPANY_ID } from "#domain/company/company-id.ts";
import type { Id } from "#domain/id.ts";
import { PICKER_PAGE, PICKER_PAGE_MAX } from "#domain/organisation/directory/directory-limits.ts";
import { type DirectoryNode, nodesOf } from "#domain/organisation/directory/directory-node.ts";
import {
  organisationTree,
  peopleTree,
  roleTree,
  unitTree,
} from "#domain/organisation/directory/directory-trees.ts";
import {
  colleaguesOf,
  peopleUnder,
  subordinatesOf,
} from "#domain/organisation/directory/led-by.ts";
import type { Unit } from "#domain/organisation/unit.ts";
import type { User } from "#domain/user/user.ts";
import { bothPagesOf } from "../both-pages.ts";
import type { Db } from "../../tables/sql/db.ts";
import { alone, cut, entriesOf, named, pageOfEntries } from "./entries.ts";
import { type DirectoryRows, readDirectoryRows } from "./read-directory.ts";
import { type Caller, idsMeant } from "./words-of-ids.ts";

type Asked<Name extends keyof typeof calls> = ParsedBodyOf<(typeof calls)[Name]>;
type Answer<Name extends keyof typeof calls> = Promise<ReplyOf<(typeof calls)[Name]>>;

/** Everybody as a node that says where they mainly stand, in the order of their names. */
function peopleOf(rows: DirectoryRows): Map<Id, DirectoryNode> {
  const places = new Map(
    nodesOf(organisationTree(rows.companyName, rows.departments)).map((node) => [node.id, node]),
  );
  const mains = mainUnits(rows.departments);
  return new Map(
    rows.users.map(({ id, nickname }) => {
      const main = mains.get(id)?.id ?? COMPANY_ID;
      const { organize = "", organizeIds = [], onlyId = "" } = places.get(main) ?? {};
      return [
        id,
        {
          id,
          onlyId: `${onlyId}/${id}--user`,
          parentId: main,
          fullName: nickname,
          type: "user",
          organize,
          organizeIds,
          children: [],
        },
      ];
    }),
  );
}

/** The main department, or position, of everybody who has one. */
function mainUnits(units: readonly Unit[]): ReadonlyMap<Id, Unit> {
  return new Map(
    units.flatMap((unit) =>
      unit.members.filter(({ main }) => main === 1).map(({ userId }): [Id, Unit] => [userId, unit]),
    ),
  );
}

function picturesOf({ users }: Pick<DirectoryRows, "users">) {
  const pictures = new Map<number | string, string>(users.map(({ id, userimg }) => [id, userimg]));
  return {
    imgOf: ({ id, type }: DirectoryNode) => (type === "user" ? (pictures.get(id) ?? "") : ""),
  };
}

function only(people: ReadonlyMap<Id, DirectoryNode>, ids: Iterable<Id>): DirectoryNode[] {
  const wanted = new Set(ids);
  return [...people].flatMap(([id, node]) => (wanted.has(id) ? [node] : []));
}

export async function everybody(db: Db): Answer<"listAllUsers"> {
  const rows = await readDirectoryRows(db);
  return { list: entriesOf([...peopleOf(rows).values()], picturesOf(rows)) };
}

export async function everybodyAsTree(db: Db): Answer<"selectUsers"> {
  const rows = await readDirectoryRows(db);
  const tree = peopleTree(rows.companyName, rows.departments, rows.users);
  return { list: entriesOf(tree, picturesOf(rows)) };
}

export async function below(
  db: Db,
  { organizeId, keyword, ...page }: Asked<"selectUsersBelow">,
): Answer<"selectUsersBelow"> {
  const rows = await readDirectoryRows(db);
  if (keyword)
    return pageOfEntries(named([...peopleOf(rows).values()], keyword), page, picturesOf(rows));
  const tree = peopleTree(rows.companyName, rows.departments, rows.users);
  const isPlace = ({ id, type }: DirectoryNode) =>
    id === organizeId && (type === "department" || type === "company");
  const nodes = organizeId === 0 ? tree : (nodesOf(tree).find(isPlace)?.children ?? []);
  const { list, pagination } = pageOfEntries(nodes, page, picturesOf(rows));
  // What stands below is asked for when somebody looks there.
  return { list: list.map((entry) => ({ ...entry, children: [] })), pagination };
}

export async function peopleByIds(
  db: Db,
  caller: Caller,
  ids: Asked<"listUsersByIds">["ids"],
): Answer<"listUsersByIds"> {
  const rows = await readDirectoryRows(db);
  const people = peopleOf(rows);
  const nodes = [...idsMeant(rows, caller, "user", ids)].flatMap((id) => people.get(id) ?? []);
  return { list: entriesOf(nodes, picturesOf(rows)) };
}

export async function subordinates(
  db: Db,
  { userId }: Caller,
  keyword?: string,
): Answer<"listSubordinates"> {
  const rows = await readDirectoryRows(db);
  const led = only(peopleOf(rows), subordinatesOf(rows.departments, userId));
  return { list: entriesOf(named(led, keyword), picturesOf(rows)) };
}

export async function peopleOfOrganisation(
  db: Db,
  { userId }: Caller,
  { keyword, organizeId }: Asked<"listOrganisationUsers">,
): Answer<"listOrganisationUsers"> {
  const rows = await readDirectoryRows(db);
  const ids =
    organizeId === 0
      ? colleaguesOf(rows.departments, userId)
      : peopleUnder(rows.departments, ({ id }) => id === organizeId);
  return { list: entriesOf(named(only(peopleOf(rows), ids), keyword), picturesOf(rows)) };
}

export async function peopleByCondition(
  db: Db,
  caller: Caller,
  { pagination, ...asked }: Asked<"findUsers">,
): Answer<"findUsers"> {
  const rows = await readDirectoryRows(db);
  const ids = new Set([
    ...idsMeant(rows, caller, "user", asked.userIds),
    ...membersOf(rows.departments, idsMeant(rows, caller, "department", asked.departIds)),
    ...membersOf(rows.positions, idsMeant(rows, caller, "position", asked.positionIds)),
    ...membersOf(rows.roles, idsMeant(rows, caller, "role", asked.roleIds)),
    ...membersOf(rows.groups, idsMeant(rows, caller, "userGroup", asked.groupIds)),
  ]);
  const found = named(only(peopleOf(rows), ids), pagination.keyword);
  return pageOfEntries(found, pagination, picturesOf(rows));
}

function membersOf(units: readonly Unit[], ids: ReadonlySet<Id>): Id[] {
  return units
    .filter(({ id }) => ids.has(id))
    .flatMap(({ members }) => members.map(({ userId }) => userId));
}

/** An id with what it is of; a plain one is of a person. */
function untag(one: Id | string): { id: Id; type: string } {
  const [id = "", type = "user"] = String(one).split("--");
  return { id: Number(id), type };
}

export async function selected(db: Db, ids: Asked<"listSelected">["ids"]): Answer<"listSelected"> {
  const rows = await readDirectoryRows(db);
  const { companyName, departments, positions, groups, roles } = rows;
  const units = [
    ...organisationTree(companyName, departments),
    ...unitTree(positions, "position"),
    ...unitTree(groups, "group"),
    ...roleTree("", departments, roles),
  ];
  const nodes = [...nodesOf(units), ...peopleOf(rows).values()];
  const byTag = new Map(nodes.map((node) => [`${node.id}--${node.type}`, node]));
  const found = ids.flatMap((one) => {
    const { id, type } = untag(one);
    return byTag.get(`${id}--${type}`) ?? [];
  });
  return { list: entriesOf([...new Set(found)].map(alone), picturesOf(rows)) };
}

export async function selectedPeople(
  db: Db,
  { ids, userId, pagination }: Asked<"listSelectedUsers">,
): Answer<"listSelectedUsers"> {
  const rows = await readDirectoryRows(db);
  const units: Readonly<Record<string, readonly Unit[]>> = {
    department: rows.departments,
    position: rows.positions,
    group: rows.groups,
    role: rows.roles,
  };
  const meant = [...ids, ...userId].flatMap((one) => {
    const { id, type } = untag(one);
    if (type === "user") return [id];
    return Object.hasOwn(units, type) ? membersOf(units[type] ?? [], new Set([id])) : [];
  });
  const found = named(only(peopleOf(rows), meant), pagination.keyword);
  return pageOfEntries(found, pagination, picturesOf(rows));
}

export async function usersOfOffice(
  db: Db,
  { search = "", deptId = 0, page = 1, limit = PICKER_PAGE, pageType = 1 }: Asked<"queryUserList">,
): Answer<"queryUserList"> {
  const rows = await readDirectoryRows(db);
  const inDepartment = new Set(
    deptId > 0 ? peopleUnder(rows.departments, ({ id }) => id === deptId) : [],
  );
  const found = rows.users.filter(
    ({ id, nickname }) =>
      (deptId === 0 || inDepartment.has(id)) &&
      nickname.toLowerCase().includes(search.toLowerCase()),
  );
  const asked =
    pageType === 0 ? { current: 1, size: PICKER_PAGE_MAX } : { current: page, size: limit };
  const departments = mainUnits(rows.departments);
  const positions = mainUnits(rows.positions);
  const told = ({ id, nickname, userimg }: User) => ({
    userId: id,
    realname: nickname,
    img: userimg,
    deptId: departments.get(id)?.id ?? 0,
    deptName: departments.get(id)?.name ?? "",
    post: positions.get(id)?.name ?? "",
    status: 1,
  });
  return {
    list: cut(found, asked).map(told),
    ...bothPagesOf(asked, found.length),
  };
}
