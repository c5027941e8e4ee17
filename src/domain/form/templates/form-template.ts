import { isJsonList, isJsonObject, type Json, type JsonObject } from "../json/json.ts";
import type { SerialRule } from "../serial-number/serial-rule.ts";
import type { TemplateFlow } from "./template-flow.ts";

/** A form as the product brings it along; what it says stands under its key in `locales/<language>/form-template.json`. */
export interface FormTemplate {
  readonly key: string;
  readonly group: string;
  /** The columns of its list. */
  readonly listColumns: readonly string[];
  readonly serialRules: readonly SerialRule[];
  /** As definitions are, with the keys of texts where texts belong. */
  readonly definition: JsonObject;
  /** How requests with it are decided; left out where it is no request. */
  readonly flow?: TemplateFlow;
}

/** What a template says in a language, by the keys that its definition holds, with its `title` and `purpose`. */
export type TemplateWords = Readonly<Record<string, string>>;

/** Where a definition holds what people read. */
const TEXT_KEYS = new Set(["label", "fullName", "addonAfter", "message", "content", "cells"]);

/** The definition of a template with what it says. */
export function definitionOfTemplate(
  { definition }: Pick<FormTemplate, "definition">,
  words: TemplateWords,
): JsonObject {
  return withWords(definition, words) as JsonObject;
}

function withWords(json: Json, words: TemplateWords): Json {
  if (isJsonList(json)) return json.map((item) => withWords(item, words));
  if (!isJsonObject(json)) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [
      key,
      TEXT_KEYS.has(key) ? said(value, words) : withWords(value, words),
    ]),
  );
}

function said(value: Json, words: TemplateWords): Json {
  if (typeof value === "string")
    return Object.hasOwn(words, value) ? (words[value] ?? value) : value;
  if (!isJsonObject(value)) return withWords(value, words);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, said(inner, words)]));
}
