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

/** Who writes sums of money on papers in Chinese capitals as well; to others they say nothing. */
const WRITES_CAPITALS: ReadonlySet<string> = new Set(["zh", "zh-CHT"]);

/**
 * A template with what it says in a language, as a form of the company: with how its numbers are made and the columns of
 * its list.
 */
export function templateForm(
  template: FormTemplate,
  words: TemplateWords,
  language: string,
): TemplateForm {
  const { key, group, serialRules, listColumns } = template;
  const definition = definitionOfTemplate(template, words);
  const whole = { ...definition, serialRules, listColumns };
  const inCapitals = WRITES_CAPITALS.has(language);
  return {
    code: key,
    name: words["title"] ?? key,
    purpose: words["purpose"] ?? "",
    group,
    definition: JSON.stringify(whole, (name, value: unknown) =>
      name === "isAmountChinese" ? value === true && inCapitals : value,
    ),
    words,
    flow: template.flow,
  };
}
