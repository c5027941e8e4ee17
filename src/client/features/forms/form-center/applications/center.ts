import type { CompanyForm } from "#domain/company-form/company-form.ts";
import { formMatcher } from "#domain/company-form/form-matcher.ts";
import type { MenuItem } from "#domain/menu/menu-item.ts";
import { menuEntries, type MenuNode } from "#domain/menu/menu-tree.ts";
import { type FormGroup, groupForms } from "../group-forms.ts";

/** What there is to begin with. */
export interface CenterRows {
  readonly forms: readonly CompanyForm[];
  /** All entries of the menu. */
  readonly items: readonly MenuItem[];
  /** Those that the person finds. */
  readonly applications: readonly MenuNode[];
  readonly favourites: ReadonlySet<number>;
  /** The entries that they use most, but for those that lead to forms. */
  readonly used: ReadonlySet<number>;
}

/** What the application centre shows, from the top down. */
export interface Center {
  readonly favourites: readonly CompanyForm[];
  /** Pages and addresses that the person uses most. */
  readonly used: readonly MenuItem[];
  readonly applications: readonly MenuNode[];
  /** Forms that stand in no application of the menu. */
  readonly groups: readonly FormGroup[];
}

interface Looker {
  readonly words: string;
  readonly isAdmin: boolean;
}

/**
 * The centre as somebody finds it. A form that the menu keeps for others is not found beside it either; administrators find
 * every form, because nobody else could do something with it.
 */
export function centerOf(rows: CenterRows, { words, isAdmin }: Looker): Center {
  const { forms, items, applications, favourites, used } = rows;
  const matches = formMatcher(words);
  const placed = new Set((isAdmin ? menuEntries(applications) : items).map(({ formId }) => formId));
  const rest = forms.filter(({ id }) => !placed.has(id));
  const isShown = (form: CompanyForm) =>
    favourites.has(form.id) && (isAdmin || form.state === "published") && matches(form);
  const wanted = words.trim().toLocaleLowerCase();
  return {
    favourites: forms.filter(isShown),
    used: menuEntries(applications).filter(
      ({ id, name, formId }) =>
        formId === 0 && used.has(id) && name.toLocaleLowerCase().includes(wanted),
    ),
    applications: foundIn(applications, wanted),
    groups: groupForms(rest, { words, isAdmin }),
  };
}

/** Entries by words of their names; by those of a directory all that stands in it. */
function foundIn(nodes: readonly MenuNode[], wanted: string): MenuNode[] {
  return nodes.flatMap((node): MenuNode[] => {
    if (node.item.name.toLocaleLowerCase().includes(wanted)) return [node];
    const children = foundIn(node.children, wanted);
    return children.length > 0 ? [{ item: node.item, children }] : [];
  });
}

/** Whether there is nothing to show. */
export function isNothing({ favourites, used, applications, groups }: Center): boolean {
  return favourites.length + used.length + applications.length + groups.length === 0;
}
