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

/**
 * An entry for somebody from whom it is kept: where it stands, whom it lets in, and of which form it is the way, so that this is
 * not offered beside the menu either (everybody knows the form); nothing of what it says.
 */
export function withoutWords(item: MenuItem): MenuItem {
  return { ...item, ...NO_WORDS };
}

const NO_WORDS = { name: "", icon: "", page: "", link: "", authorityWord: "" };

/** What a person reads of the menu from whom nothing is kept. */
export const WHOLE_MENU = "whole";

/**
 * What a person reads of the menu, as the rows at hand say, besides what news of an entry bring with it: it is another one when
 * a role, a directory or the right to administer shows them more of the others or less, or when one says more than it should.
 */
export function* menuSight(userId: Id): Reading<string> {
  const person = yield* menuPerson(userId);
  const items = yield* list("menuItem", { companyId: COMPANY_ID });
  const kept = entriesKeptFrom(person, items);
  if (kept.size === 0) return WHOLE_MENU;
  const filled = new Set(items.map(({ parentId }) => parentId));
  const ids = (of: (item: MenuItem) => boolean) =>
    items
      .filter(of)
      .map(({ id }) => id)
      .toSorted((one, other) => one - other);
  return JSON.stringify([
    ids((item) => !kept.has(item.id) && item.roles.length > 0),
    ids((item) => kept.has(item.id) && filled.has(item.id)),
    ids((item) => kept.has(item.id) && hasWords(item)),
  ]);
}

function hasWords(item: MenuItem): boolean {
  return Object.keys(NO_WORDS).some((field) => item[field as keyof typeof NO_WORDS] !== "");
}
