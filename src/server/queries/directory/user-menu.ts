import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type { queryUserMenu } from "#contract/calls/forms/user-menu.ts";
import { type Id, joinKey } from "#domain/id.ts";
import type { MenuItem } from "#domain/menu/menu-item.ts";
import { addressOf } from "#domain/menu/menu-pages.ts";
import { menuEntries, type MenuNode } from "#domain/menu/menu-tree.ts";
import { userMenu } from "#domain/menu/user-menu.ts";
import { runReading } from "#domain/reading.ts";
import { noAccess, parameterError, type Refusal } from "#domain/refusal.ts";
import { administers } from "#domain/user/administrators.ts";
import { RowsInWork } from "../../commands/rows-in-work.ts";
import { tableOf } from "../../tables/registry.ts";
import type { Db } from "../../tables/sql/db.ts";
import type { Caller } from "./words-of-ids.ts";

type UserMenu = ReplyOf<typeof queryUserMenu>;

/** The number of the only menu that there is (seed 000 section 6). */
const COMPANY_MENU = 2;

/** `project-user/query-user-menu` */
export async function menuAskedFor(
  db: Db,
  caller: Pick<Caller, "userId">,
  asked: ParsedBodyOf<typeof queryUserMenu>,
): Promise<Result<UserMenu, Refusal>> {
  const { managementType = COMPANY_MENU, projectUserId = caller.userId } = asked;
  if (projectUserId !== caller.userId) {
    const users = tableOf("user");
    const [by, of] = [await users.get(db, caller.userId), await users.get(db, projectUserId)];
    if (!administers(by)) return failure(noAccess("adminOnly"));
    if (!of) return failure(parameterError("userUnknown"));
  }
  if (managementType !== COMPANY_MENU) return success([]);
  return success(await menuOf(new RowsInWork(db), projectUserId));
}

/** The menu as one person finds it. */
export async function menuOf(rows: RowsInWork, userId: number): Promise<UserMenu> {
  return entriesOf(await runReading(userMenu(userId), async (ask) => rows.answer(ask)));
}

/** `project-workbench/commonly-used-function/list` */
export async function commonFunctionsOf(db: Db, userId: Id): Promise<UserMenu> {
  const rows = new RowsInWork(db);
  const found = menuEntries(await runReading(userMenu(userId), async (ask) => rows.answer(ask)));
  const used: MenuNode[] = [];
  for (const item of found.filter(({ menuType }) => menuType === "C")) {
    const [kind, of] =
      item.formId > 0
        ? (["formFavourite", item.formId] as const)
        : (["commonFunction", item.id] as const);
    if (await rows.get(kind, joinKey(of, userId))) used.push({ item, children: [] });
  }
  return entriesOf(used);
}

function entriesOf(nodes: readonly MenuNode[]): UserMenu {
  return nodes.map(({ item, children }, index) => ({
    id: item.id,
    parentId: item.parentId,
    menuType: item.menuType,
    menuName: item.name,
    icon: item.icon,
    sort: index + 1,
    ...placeOf(item),
    modelId: item.formId > 0 ? String(item.formId) : "",
    urlAddress: item.link,
    authorityWord: item.authorityWord,
    children: entriesOf(children),
  }));
}

function placeOf(item: MenuItem): Pick<UserMenu[number], "path" | "component"> {
  if (item.link !== "") {
    const path = `/externalLink?href=${encodeURIComponent(item.link)}`;
    return { path, component: "externalLink" };
  }
  const path = addressOf(item);
  const component = item.formId > 0 ? "dynamicModel" : path.replace("/manage/", "");
  return { path, component };
}
