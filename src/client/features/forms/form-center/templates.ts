import type { FormTemplate, TemplateWords } from "#domain/form/templates/form-template.ts";
import { templateForm, type TemplateForm } from "#domain/form/templates/template-form.ts";

/** All forms that the product brings along; whoever wants them loads this file, which is as long as they are together. */
const templates = import.meta.glob<FormTemplate>("../../../../domain/form/templates/*.json", {
  eager: true,
  import: "default",
});

/** The forms that the product brings along, with what each says, by name. */
export function templateForms(
  language: string,
  wordsOf: (key: string) => TemplateWords,
): TemplateForm[] {
  const names = new Intl.Collator(language);
  return Object.values(templates)
    .map((template) => templateForm(template, wordsOf(template.key), language))
    .toSorted((one, other) => names.compare(one.name, other.name));
}
