import type { FormDefinition } from "../definition/form-definition.ts";
import type { Json, JsonObject } from "../json/json.ts";
import { columnDataOf } from "./column-data.ts";

/** The settings of a definition whose list is designed otherwise; undefined takes a part of it away. */
export function drawnList(
  { source }: Pick<FormDefinition, "source">,
  change: Readonly<Record<string, Json | undefined>>,
): { readonly columnData: JsonObject | undefined } {
  const all = Object.entries({ ...columnDataOf(source["columnData"]), ...change });
  const said = all.flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]));
  return { columnData: said.length === 0 ? undefined : Object.fromEntries(said) };
}
