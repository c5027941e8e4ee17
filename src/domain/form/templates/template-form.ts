import { definitionOfTemplate, type FormTemplate, type TemplateWords } from "./form-template.ts";
import type { TemplateFlow } from "./template-flow.ts";

/** What a form is made of that the product brings along. */
export interface TemplateForm {
  readonly code: string;
  readonly name: string;
  /** What it is good for, in a sentence. */
  readonly purpose: string;
  readonly group: string;
  readonly definition: string;
  readonly words: TemplateWords;
  readonly flow: TemplateFlow | undefined;
}

/** A template with what it says, as a form of the company: with how its numbers are made and the columns of its list. */
export function templateForm(template: FormTemplate, words: TemplateWords): TemplateForm {
  const { key, group, serialRules, listColumns } = template;
  const definition = definitionOfTemplate(template, words);
  return {
    code: key,
    name: words["title"] ?? key,
    purpose: words["purpose"] ?? "",
    group,
    definition: JSON.stringify({ ...definition, serialRules, listColumns }),
    words,
    flow: template.flow,
  };
}
