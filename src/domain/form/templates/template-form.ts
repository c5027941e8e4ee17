import { definitionOfTemplate, type FormTemplate } from "./form-template.ts";

/** What a form is made of that the product brings along. */
export interface TemplateForm {
  readonly code: string;
  readonly name: string;
  /** What it is good for, in a sentence. */
  readonly purpose: string;
  readonly group: string;
  readonly definition: string;
}

/** A template in a language, as a form of the company: with how its numbers are made and the columns of its list. */
export function templateForm(template: FormTemplate, language: string): TemplateForm {
  const { key, group, texts, serialRules, listColumns } = template;
  const words = texts[language] ?? texts["en"] ?? {};
  const definition = definitionOfTemplate(template, texts[language] ? language : "en");
  return {
    code: key,
    name: words["title"] ?? key,
    purpose: words["purpose"] ?? "",
    group,
    definition: JSON.stringify({ ...definition, serialRules, listColumns }),
  };
}
