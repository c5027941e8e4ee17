import type { CompanyForm } from "./company-form.ts";

/** Whether a form is among those that are looked for, by words of its name or of the application in which it stands. */
export function formMatcher(words: string): (form: Pick<CompanyForm, "name" | "group">) => boolean {
  const wanted = words.trim().toLocaleLowerCase();
  return ({ name, group }) => `${name}\n${group}`.toLocaleLowerCase().includes(wanted);
}
