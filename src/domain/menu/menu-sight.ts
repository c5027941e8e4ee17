import { COMPANY_ID } from "../company/company-id.ts";
import { ownRoleIds } from "../company-form/permission/own-roles.ts";
import type { Id } from "../id.ts";
import { get, list, type Reading } from "../reading.ts";
import { administers } from "../user/administrators.ts";
import type { MenuItem } from "./menu-item.ts";
import { MENU_DEPTH_MAX } from "./menu-limits.ts";

/** Somebody who looks at the menu. */
export interface MenuPerson {
  readonly isAdmin: boolean;
  readonly roles: ReadonlySet<Id>;
}

export function* menuPerson(userId: Id): Reading<MenuPerson> {
  const isAdmin = administers(yield* get("user", userId));
  return { isAdmin, roles: yield* ownRoleIds(userId) };
}

/** Whether an entry by itself keeps somebody out: whom it hides from, or does not name a role of. */
export function isShutTo({ isAdmin, roles }: MenuPerson, item: MenuItem): boolean {
  if (item.hidden) return true;
  const isLimited = item.roles.length > 0 && !isAdmin;
  return isLimited && !item.roles.some((roleId) => roles.has(roleId));
}

/**
 * The entries of which somebody hears no more than where they stand: those that keep them out, and all that stands in such.
 * Nothing is kept from administrators, who order the menu.
 */
export function entriesKeptFrom(person: MenuPerson, items: readonly MenuItem[]): ReadonlySet<Id> {
  if (person.isAdmin) return new Set();
  const byId = new Map(items.map((item) => [item.id, item]));
  const isKept = (item: MenuItem | undefined, levels: number): boolean =>
    !item ||
    levels === 0 ||
    isShutTo(person, item) ||
    (item.parentId > 0 && isKept(byId.get(item.parentId), levels - 1));
  return new Set(items.filter((item) => isKept(item, MENU_DEPTH_MAX)).map(({ id }) => id));
}

/** As entriesKeptFrom, of the whole menu. */
export function* menuKeptFrom(userId: Id): Reading<ReadonlySet<Id>> {
  const person = yield* menuPerson(userId);
  return entriesKeptFrom(person, yield* list("menuItem", { companyId: COMPANY_ID }));
}

/** An entry for somebody from whom it is kept: where it stands and whom it lets in, and nothing of what it says. */
export function withoutWords(item: MenuItem): MenuItem {
  return { ...item, name: "", icon: "", formId: 0, page: "", link: "", authorityWord: "" };
}

/** Whether an entry is one without words: any other has a name, or leads to a form that has one. */
function isWithoutWords({ name, formId }: MenuItem): boolean {
  return name === "" && formId === 0;
}

/**
 * The entries, of those at hand, that say more than the person is to hear, or less: they came when it was otherwise, and are
 * fetched again.
 */
export function* entriesAmiss(userId: Id): Reading<readonly Id[]> {
  const person = yield* menuPerson(userId);
  const items = yield* list("menuItem", { companyId: COMPANY_ID });
  const kept = entriesKeptFrom(person, items);
  return items.filter((item) => kept.has(item.id) !== isWithoutWords(item)).map(({ id }) => id);
}
