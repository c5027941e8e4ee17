import type { CompanyForm } from "#domain/company-form/company-form.ts";

/** Forms that stand in one application; "" = in none. */
export interface FormGroup {
  readonly name: string;
  readonly forms: readonly CompanyForm[];
}

/**
 * Forms by the application in which they stand, those in none last. Drafts and what is switched off are shown to
 * administrators only, who do something with them.
 */
export function groupForms(
  forms: readonly CompanyForm[],
  { words, isAdmin }: { readonly words: string; readonly isAdmin: boolean },
): FormGroup[] {
  const wanted = words.trim().toLocaleLowerCase();
  const shown = forms.filter(
    ({ name, group, state }) =>
      (isAdmin || state === "published") &&
      `${name}\n${group}`.toLocaleLowerCase().includes(wanted),
  );
  const names = new Intl.Collator(undefined, { numeric: true });
  return [...Map.groupBy(shown, ({ group }) => group)]
    .map(([name, inIt]) => ({ name, forms: inIt }))
    .toSorted((one, other) => {
      if (one.name === "" || other.name === "") return one.name === "" ? 1 : -1;
      return names.compare(one.name, other.name);
    });
}
