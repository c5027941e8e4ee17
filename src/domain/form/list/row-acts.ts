import type { Form } from "../graph/form.ts";
import { type Json, type JsonObject, listOf, objectOf, textOf } from "../json/json.ts";
import { columnDataIn } from "./column-data.ts";

/** What can be done with a row of a list by a button in it. */
export const ROW_ACTS = ["detail", "edit", "copy", "print", "remove"] as const;
export type RowActName = (typeof ROW_ACTS)[number];

/** A button in the rows of a list. */
export interface RowAct {
  readonly name: RowActName;
  /** "" = as the product calls it. */
  readonly label: string;
}

/** The buttons that a designer gives the rows (`columnBtnsList`), in their order; those that are edited in place can be edited in any case. */
export function rowActs(
  { definition }: Pick<Form, "definition">,
  isInline: boolean,
): readonly RowAct[] {
  const drawn = drawnActs(columnDataIn({ definition })["columnBtnsList"]);
  if (!isInline || drawn.some(({ name }) => name === "edit")) return drawn;
  return [{ name: "edit", label: "" }, ...drawn];
}

function drawnActs(json: Json | undefined): readonly RowAct[] {
  const acts = new Map<RowActName, RowAct>();
  for (const { value, label, show } of listOf(json).map(objectOf)) {
    const name = ROW_ACTS.find((each) => each === value);
    if (name && show !== false && !acts.has(name)) acts.set(name, { name, label: textOf(label) });
  }
  return [...acts.values()];
}

/** The entries of `columnBtnsList` with one shown or not, or called otherwise; what more they say is kept. */
export function withRowAct(
  json: Json | undefined,
  name: RowActName,
  change: { readonly isShown?: boolean; readonly label?: string },
): JsonObject[] {
  const entries = listOf(json).map(objectOf);
  const at = entries.findIndex(({ value }) => value === name);
  const before: JsonObject = at < 0 ? { value: name, label: "" } : (entries[at] ?? {});
  const { isShown = before["show"] !== false, label = textOf(before["label"]) } = change;
  const next: JsonObject = { ...before, label, show: isShown };
  return at < 0 ? [...entries, next] : entries.with(at, next);
}
