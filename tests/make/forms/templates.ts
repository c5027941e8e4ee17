import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compileForm } from "#domain/form/graph/compile-form.ts";
import type { Form } from "#domain/form/graph/form.ts";
import type { FormDefinition } from "#domain/form/definition/form-definition.ts";
import { parseDefinition } from "#domain/form/definition/parse-definition.ts";
import {
  definitionOfTemplate,
  type FormTemplate,
  type TemplateWords,
} from "#domain/form/templates/form-template.ts";

const folder = join(dirname(fileURLToPath(import.meta.url)), "../../../src/domain/form/templates");

/** Every form that the product brings along. */
export const templates: readonly FormTemplate[] = readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as FormTemplate);

function templateNamed(key: string): FormTemplate {
  const found = templates.find((template) => template.key === key);
  if (!found) throw new Error(`There is no template ${key}`);
  return found;
}

/** The definition of something that can be read as one. */
export function definitionOf(json: unknown): FormDefinition {
  const read = parseDefinition(json);
  if (!read.ok) throw new Error(`No definition: ${JSON.stringify(read.error)}`);
  return read.value;
}

const locales = join(folder, "../../../../locales");

/** What a template says in a language. */
export function wordsOfTemplate(key: string, language = "en"): TemplateWords {
  const file = join(locales, language, "form-template.json");
  const words = JSON.parse(readFileSync(file, "utf8")) as Record<string, TemplateWords>;
  return words[key] ?? {};
}

/** A template made ready, in English. */
export function formOfTemplate(key: string): Form {
  return compileForm(definitionOf(definitionOfTemplate(templateNamed(key), wordsOfTemplate(key))));
}
