import type { ReadyForm } from "../company-form/ready-form.ts";
import { searchCondition } from "../form/conditions/search-question.ts";
import type { JsonObject } from "../form/json/json.ts";
import { searchesIn } from "../form/list/list-search.ts";
import { queryMatcher } from "./record-query.ts";
import { readValues } from "./record-values.ts";

/**
 * Makes a question of what is searched for field by field, as it travels (`queryJson`); "" = nothing. What cannot be read, or asks
 * of fields that are not there, finds nothing, as on the server.
 */
export function searchMatcher(
  ready: ReadyForm,
  text: string,
  asker: { readonly userId: number; readonly now: number },
): (values: JsonObject) => boolean {
  if (text === "") return () => true;
  const asked = readValues(text);
  if (!asked.ok) return () => false;
  const searches = searchesIn(ready.form, asked.value);
  if (searches.length < Object.keys(asked.value).length) return () => false;
  return queryMatcher(ready, searchCondition(searches), asker);
}

/** What is searched for, by path, without what asks nothing; "" = nothing at all. */
export function writeSearches(asked: JsonObject): string {
  const said = Object.entries(asked).filter(([, value]) => asksSomething(value));
  return said.length === 0 ? "" : JSON.stringify(Object.fromEntries(said));
}

/** The same as fields show it; of what cannot be read nothing. */
export function searchesOfText(text: string): JsonObject {
  const asked = text === "" ? undefined : readValues(text);
  return asked?.ok ? asked.value : {};
}

function asksSomething(value: JsonObject[string]): boolean {
  if (Array.isArray(value)) return value.some((each) => each !== null);
  return value !== null && value !== "";
}
