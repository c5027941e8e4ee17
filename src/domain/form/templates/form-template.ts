import { isJsonList, isJsonObject, type Json, type JsonObject } from "../json/json.ts";
import type { SerialRule } from "../serial-number/serial-rule.ts";

/** A form as the product brings it along: what it says stands beside it in each language. */
export interface FormTemplate {
  readonly key: string;
  readonly group: string;
  /** The columns of its list. */
  readonly listColumns: readonly string[];
  readonly serialRules: readonly SerialRule[];
  /** As definitions are, with the keys of texts where texts belong. */
  readonly definition: JsonObject;
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Where a definition holds what people read. */
const TEXT_KEYS = new Set(["label", "fullName", "addonAfter", "message", "content", "cells"]);

/** The definition of a template in a language; in the first one it has where it lacks that language. */
export function definitionOfTemplate(
  { definition, texts }: Pick<FormTemplate, "definition" | "texts">,
  language: string,
): JsonObject {
  const words = texts[language] ?? Object.values(texts)[0] ?? {};
  return withWords(definition, words) as JsonObject;
}

function withWords(json: Json, words: Readonly<Record<string, string>>): Json {
  if (isJsonList(json)) return json.map((item) => withWords(item, words));
  if (!isJsonObject(json)) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [
      key,
      TEXT_KEYS.has(key) ? said(value, words) : withWords(value, words),
    ]),
  );
}

function said(value: Json, words: Readonly<Record<string, string>>): Json {
  if (typeof value === "string")
    return Object.hasOwn(words, value) ? (words[value] ?? value) : value;
  if (!isJsonObject(value)) return withWords(value, words);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, said(inner, words)]));
}
