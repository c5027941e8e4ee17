import type { ReplyOf } from "#contract/call.ts";
import type { getCurrentUser } from "#contract/calls/forms/user-menu.ts";
import { permissionEntries } from "#domain/company-form/permission/permission-entries.ts";
import type { Id } from "#domain/id.ts";
import { nodesOf } from "#domain/organisation/directory/directory-node.ts";
import { organisationTree } from "#domain/organisation/directory/directory-trees.ts";
import type { Unit } from "#domain/organisation/unit.ts";
import { unitsOf } from "#domain/organisation/unit-members.ts";
import { runReading } from "#domain/reading.ts";
import { administers } from "#domain/user/administrators.ts";
import { RowsInWork } from "../../commands/rows-in-work.ts";
import { textsIn } from "../../local-text.ts";
import { tableOf } from "../../tables/registry.ts";
import type { Db } from "../../tables/sql/db.ts";
import { type DirectoryRows, readDirectoryRows } from "./read-directory.ts";
import { menuOf } from "./user-menu.ts";

type CurrentUser = ReplyOf<typeof getCurrentUser>;

/** `oauth/CurrentUser` */
export async function currentUser(
  db: Db,
  { userId, language }: { readonly userId: Id; readonly language: string },
): Promise<CurrentUser> {
  const say = textsIn(language);
  const words = {
    button: (button: string) => say(`form-permission:button.${button}`),
    range: (range: string) => say(`form-permission:range.${range}`),
  };
  const rows = new RowsInWork(db);
  const [directory, account, menuList, permissionList] = await Promise.all([
    readDirectoryRows(db),
    tableOf("account").get(db, userId),
    menuOf(rows, userId),
    runReading(permissionEntries(userId, words), async (ask) => rows.answer(ask)),
  ]);
  return {
    userInfo: { userAccount: account?.email ?? "", ...infoOf(directory, userId) },
    menuList,
    permissionList: permissionList.map(({ column, form, button, resource, ...entry }) => ({
      ...entry,
      column: [...column],
      form: [...form],
      button: [...button],
      resource: [...resource],
    })),
  };
}

function infoOf(
  directory: DirectoryRows,
  userId: Id,
): Omit<CurrentUser["userInfo"], "userAccount"> {
  const { companyName, departments, positions, roles, groups, users } = directory;
  const user = users.find(({ id }) => id === userId);
  const department = mainFirst(departments, userId)[0];
  const own = mainFirst(positions, userId);
  const place = nodesOf(organisationTree(companyName, departments)).find(
    ({ id, type }) => type === "department" && id === department?.id,
  );
  const ids = (units: readonly Unit[]) => unitsOf(units, userId).map(({ id }) => id);
  return {
    userId,
    userName: user?.nickname ?? "",
    headIcon: user?.userimg ?? "",
    organizeId: department?.id ?? 0,
    organizeName: department?.name ?? "",
    organizeIdList: (place?.organizeIds ?? []).map(Number),
    departmentId: department?.id ?? 0,
    departmentName: department?.name ?? "",
    positionIds: own.map(({ id, name }) => ({ id, name })),
    positionName: own[0]?.name ?? "",
    roleIds: ids(roles),
    groupIds: ids(groups),
    isAdministrator: administers(user),
  };
}

/** The units of a person, that which is their main one before the others. */
function mainFirst(units: readonly Unit[], userId: Id): Unit[] {
  const isMain = ({ members }: Unit) =>
    members.some((member) => member.userId === userId && member.main === 1);
  return unitsOf(units, userId).toSorted(
    (one, other) => Number(isMain(other)) - Number(isMain(one)),
  );
}
