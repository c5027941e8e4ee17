import type { FormNode } from "#domain/form/definition/form-node.ts";
import { type Json, type JsonObject, listOf, objectOf, textOf } from "#domain/form/json/json.ts";
import { PICK_BUTTON } from "#domain/form/edit/pick-rows.ts";
import { pickedModel } from "#domain/form/graph/related-models.ts";

/** The buttons below the rows of a sub-table, shown or not, each with what stands behind it (`footerBtnsList`, forms-approvals 1.5). */
export function drawnButtons({ properties }: FormNode): readonly JsonObject[] {
  const said = listOf(properties.footerBtnsList).map(objectOf);
  const names = new Set(said.map(({ value }) => textOf(value)));
  // A list of picks alone stands beside the usual ones, but for rows that come from picks alone (`addType` 1).
  const isUsual = names.has("add") || names.has("batchRemove");
  const adds = isUsual || properties.addType !== 1;
  const missing = ["add", "batchRemove"].filter((name) => !names.has(name));
  const usual = missing.map((value) => ({ value, show: !isUsual && (value !== "add" || adds) }));
  return [...said, ...usual];
}

/** One more that picks rows, under a name that no other has. */
export function withPick(buttons: readonly JsonObject[]): readonly JsonObject[] {
  const names = new Set(buttons.map(({ value }) => value));
  const free = Array.from({ length: buttons.length + 1 }, (_, at) =>
    at === 0 ? "select" : `select${at + 1}`,
  ).find((name) => !names.has(name));
  return [...buttons, { value: free ?? "select", actionConfig: { dataSource: "form" } }];
}

export function isPick({ value }: JsonObject): boolean {
  return PICK_BUTTON.test(textOf(value));
}

/** Whether it picks records of a form, rather than rows of a data interface. */
export function picksRecords(button: JsonObject): boolean {
  const { dataSource } = objectOf(button["actionConfig"]);
  return pickedModel(button) !== "" || dataSource !== "dynamic";
}

/** With other keys of what it does; those that are undefined go. */
export function withAction(
  button: JsonObject,
  keys: Readonly<Record<string, Json | undefined>>,
): JsonObject {
  const next = { ...objectOf(button["actionConfig"]), ...keys };
  const kept = Object.entries(next).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value] as const],
  );
  return { ...button, actionConfig: Object.fromEntries(kept) };
}

/** Picks from elsewhere: what filled its columns there fills them no more. */
export function pickingFrom(
  button: JsonObject,
  source: { readonly modelId: string } | { readonly interfaceId: string },
): JsonObject {
  const { formStorage: _known, ...rest } = button;
  return withAction(rest, {
    dataSource: "modelId" in source ? "form" : "dynamic",
    modelId: undefined,
    interfaceId: undefined,
    templateJson: undefined,
    columnOptions: undefined,
    relationOptions: undefined,
    ...source,
  });
}

/** From where a column is filled: a column of what is picked, or a value that is always the same. */
export type Filled = { readonly from: string } | { readonly value: string };

export function filledFrom(button: JsonObject, column: string): Filled | undefined {
  const option = optionsOf(button).find(({ field }) => field === column);
  if (!option) return undefined;
  const value = option["value"] ?? "";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return Number(option["type"] ?? 1) === 1 ? { from: text } : { value: text };
}

/** With a column filled otherwise; undefined = not at all. */
export function withFilled(
  button: JsonObject,
  column: string,
  filled: Filled | undefined,
): JsonObject {
  const options = optionsOf(button);
  const at = options.findIndex(({ field }) => field === column);
  const next = filled && {
    field: column,
    type: "from" in filled ? 1 : 2,
    value: "from" in filled ? filled.from : filled.value,
  };
  const relationOptions =
    at < 0
      ? [...options, ...(next ? [next] : [])]
      : options.toSpliced(at, 1, ...(next ? [next] : []));
  const isKnownBy = button["formStorage"] === column && !next;
  const { formStorage, ...rest } = button;
  const kept = formStorage === undefined || isKnownBy ? rest : { ...rest, formStorage };
  return withAction(kept, { relationOptions });
}

function optionsOf(button: JsonObject): readonly JsonObject[] {
  return listOf(objectOf(button["actionConfig"])["relationOptions"]).map(objectOf);
}
