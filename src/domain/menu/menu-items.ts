import { failure, type Result, success } from "#base/result.ts";
import { byRank } from "../by-rank.ts";
import type { Actor } from "../command.ts";
import { COMPANY_ID } from "../company/company-id.ts";
import type { Id } from "../id.ts";
import { get, list, type Reading } from "../reading.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import { refuseUnlessAdministrator } from "../user/administrators.ts";
import type { MenuItem } from "./menu-item.ts";
import { MENU_DEPTH_MAX } from "./menu-limits.ts";
import { isMenuPage, isWebAddress } from "./menu-pages.ts";

/** All entries of the menu, by id. */
type MenuItems = ReadonlyMap<Id, MenuItem>;

/** All entries, to administrators. */
export function* menuToChange(actor: Pick<Actor, "userId">): Reading<Result<MenuItems, Refusal>> {
  const refusal = yield* refuseUnlessAdministrator(actor);
  if (refusal) return failure(refusal);
  const all = yield* list("menuItem", { companyId: COMPANY_ID });
  return success(new Map(all.map((item) => [item.id, item])));
}

/** The entries right in a directory, in their order; 0 = those at the top. */
export function itemsIn(all: MenuItems, parentId: Id): MenuItem[] {
  return [...all.values()].filter((item) => item.parentId === parentId).toSorted(byRank);
}

/** An entry and all that stands in it. */
export function withItemsBelow(all: MenuItems, item: MenuItem): MenuItem[] {
  return [item, ...itemsIn(all, item.id).flatMap((below) => withItemsBelow(all, below))];
}

/** Why an entry cannot stand there. */
export function refusePlace(all: MenuItems, item: MenuItem): Refusal | undefined {
  const { id, parentId } = item;
  if (parentId > 0 && !all.has(parentId)) return parameterError("menu.gone");
  if (all.get(parentId)?.menuType === "C") return parameterError("menu.notInPage");
  let above = 0;
  for (let at = all.get(parentId); at; at = all.get(at.parentId)) {
    if (at.id === id) return parameterError("menu.cycle");
    above += 1;
    if (above > MENU_DEPTH_MAX) break;
  }
  return above + heightOf(all, id) > MENU_DEPTH_MAX
    ? parameterError("menu.tooDeep", { count: MENU_DEPTH_MAX })
    : undefined;
}

/** Levels from this entry down, itself included. */
function heightOf(all: MenuItems, id: Id): number {
  return 1 + Math.max(0, ...itemsIn(all, id).map((below) => heightOf(all, below.id)));
}

/**
 * Why an entry cannot lead there: a directory leads nowhere, a page to exactly one place that there is. One whose form is
 * gone since then can still be renamed, moved and hidden.
 */
export function* refuseTarget(item: MenuItem, before?: MenuItem): Reading<Refusal | undefined> {
  const { menuType, formId, page, link, name } = item;
  const places = [formId > 0, page !== "", link !== ""].filter(Boolean).length;
  if (places !== (menuType === "M" ? 0 : 1)) return parameterError("menu.oneTarget");
  if (name === "" && formId === 0) return parameterError("menu.nameMissing");
  if (page !== "" && !isMenuPage(page)) return parameterError("menu.pageUnknown");
  if (link !== "" && !isWebAddress(link)) return parameterError("menu.linkBad");
  if (formId === 0 || formId === before?.formId) return undefined;
  return (yield* get("form", formId)) ? undefined : parameterError("form.gone");
}

/** Roles that are named twice, or that are not there, unless they were said before. */
export function* refuseRoles(
  roles: readonly Id[],
  before: readonly Id[] = [],
): Reading<Refusal | undefined> {
  if (new Set(roles).size < roles.length) return parameterError("form.roleTwice");
  const fresh = roles.filter((roleId) => !before.includes(roleId));
  if (fresh.length === 0) return undefined;
  const known = yield* list("role", { companyId: COMPANY_ID });
  return fresh.every((roleId) => known.some(({ id }) => id === roleId))
    ? undefined
    : parameterError("unit.gone");
}
