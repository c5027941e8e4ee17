import type { CompanyForm } from "#domain/company-form/company-form.ts";

/** An application to begin with, and the forms that come to stand in it. */
export interface FirstApplication {
  readonly name: string;
  /** The icon that most of its forms have. */
  readonly icon: string;
  readonly formIds: readonly number[];
}

/** What the menu would be by the applications that forms name themselves; forms that name none stay outside. */
export function firstApplications(forms: readonly CompanyForm[]): FirstApplication[] {
  const named = forms.filter(({ group, state }) => group !== "" && state !== "draft");
  const order = new Intl.Collator(undefined, { numeric: true });
  return [...Map.groupBy(named, ({ group }) => group)]
    .toSorted(([one], [other]) => order.compare(one, other))
    .map(([name, inIt]) => ({ name, icon: commonIcon(inIt), formIds: inIt.map(({ id }) => id) }));
}

function commonIcon(forms: readonly CompanyForm[]): string {
  const counted = Map.groupBy(forms, ({ icon }) => icon);
  const [first] = [...counted].toSorted(([, one], [, other]) => other.length - one.length);
  return first?.[0] ?? "";
}
