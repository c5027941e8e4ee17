import type { CompanyForm } from "#domain/company-form/company-form.ts";
import { formMatcher } from "#domain/company-form/form-matcher.ts";

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
  const matches = formMatcher(words);
  const shown = forms.filter((form) => (isAdmin || form.state === "published") && matches(form));
  const names = new Intl.Collator(undefined, { numeric: true });
  return [...Map.groupBy(shown, ({ group }) => group)]
    .map(([name, inIt]) => ({ name, forms: inIt }))
    .toSorted((one, other) => {
      if (one.name === "" || other.name === "") return one.name === "" ? 1 : -1;
      return names.compare(one.name, other.name);
    });
}
