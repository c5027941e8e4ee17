import { COMPANY_ID } from "../company/company-id.ts";
import type { CompanyForm } from "../company-form/company-form.ts";
import type { Id } from "../id.ts";
import { list, type Reading } from "../reading.ts";
import type { MenuItem } from "./menu-item.ts";
import { isMenuPage, isWebAddress } from "./menu-pages.ts";
import { isShutTo, menuPerson, type MenuPerson } from "./menu-sight.ts";
import { type MenuNode, menuTree, prunedMenu } from "./menu-tree.ts";

/** Who looks at the menu, and which forms they can fill in. */
export interface MenuViewer extends MenuPerson {
  readonly published: ReadonlySet<Id>;
}

/** Whether somebody finds an entry in the menu, by what it says itself (seed 000 section 6). */
export function finds(viewer: MenuViewer, item: MenuItem): boolean {
  if (isShutTo(viewer, item)) return false;
  return item.menuType === "M" || leadsSomewhere(viewer, item);
}

function leadsSomewhere({ published }: MenuViewer, { formId, page, link }: MenuItem): boolean {
  if (formId > 0) return published.has(formId);
  return page === "" ? isWebAddress(link) : isMenuPage(page);
}

/** The menu as one person finds it: what they may open, named and in its order (seed 000 section 6). */
export function* userMenu(userId: Id): Reading<MenuNode[]> {
  const ofCompany = { companyId: COMPANY_ID };
  const items = yield* list("menuItem", ofCompany);
  if (items.length === 0) return [];
  const forms = new Map((yield* list("form", ofCompany)).map((form) => [form.id, form]));
  const published = [...forms.values()].filter(({ state }) => state === "published");
  const viewer: MenuViewer = {
    ...(yield* menuPerson(userId)),
    published: new Set(published.map(({ id }) => id)),
  };
  const named = items.map((item) => asItsForm(item, forms.get(item.formId)));
  return menuTree(named, (item) => finds(viewer, item));
}

/** What an entry does not say itself is as the form to which it leads says it. */
export function asItsForm(
  item: MenuItem,
  form: Pick<CompanyForm, "name" | "icon"> | undefined,
): MenuItem {
  return form ? { ...item, name: item.name || form.name, icon: item.icon || form.icon } : item;
}

/** Entries with this word belong to projects, and are not among the applications (seed 000 section 6). */
export const PROJECT_WORD = "PROJECT";

/** What of a person's menu is among their applications. */
export function applicationsIn(menu: readonly MenuNode[]): MenuNode[] {
  return prunedMenu(menu, ({ authorityWord }) => authorityWord !== PROJECT_WORD);
}
