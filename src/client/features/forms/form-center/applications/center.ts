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
}

/** What the application centre shows, from the top down. */
export interface Center {
  readonly favourites: readonly CompanyForm[];
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
  const { forms, items, applications, favourites } = rows;
  const matches = formMatcher(words);
  const placed = new Set((isAdmin ? menuEntries(applications) : items).map(({ formId }) => formId));
  const rest = forms.filter(({ id }) => !placed.has(id));
  const isShown = (form: CompanyForm) =>
    favourites.has(form.id) && (isAdmin || form.state === "published") && matches(form);
  return {
    favourites: forms.filter(isShown),
    applications: foundIn(applications, words.trim().toLocaleLowerCase()),
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
export function isNothing({ favourites, applications, groups }: Center): boolean {
  return favourites.length + applications.length + groups.length === 0;
}
