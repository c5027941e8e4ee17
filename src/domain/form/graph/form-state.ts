import type { Surroundings } from "../expression/functions/form-function.ts";
import { UNKNOWN } from "../expression/value.ts";
import { isJsonList, type Json } from "../json/json.ts";
import { columnOf, type FormValues, rowWithId } from "../record/form-values.ts";
import { type Aspect, type Derived, keyOf } from "./derivation.ts";
import type { Form } from "./form.ts";

/** A record that is being filled in: what was written, and all that follows from it. Never changed, only followed by another one. */
export interface FormState {
  readonly form: Form;
  readonly values: FormValues;
  readonly around: Surroundings;
  /** Fields and sub-tables that are hidden from whoever fills in: nothing is guessed of them, and nothing worked out from them. */
  readonly unseen: ReadonlySet<string>;
  readonly derived: DerivedResults;
}

export interface DerivedResults {
  readonly form: ReadonlyMap<string, Derived>;
  /** By sub-table, then by row. */
  readonly rows: ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<string, Derived>>>;
}

/** What is worked out for a field, or for its cell in a row; how it always is where nothing is. */
export function resultOf(
  { form, derived }: Pick<FormState, "form" | "derived">,
  aspect: Aspect,
  path: string,
  rowId?: string,
): Derived | undefined {
  const key = keyOf(aspect, path);
  const table = form.pieces.get(path)?.table;
  const worked =
    table === undefined || rowId === undefined
      ? derived.form.get(key)
      : derived.rows.get(table)?.get(rowId)?.get(key);
  return worked === undefined ? form.fixed.get(key) : worked;
}

/** The value of a field, or of its cell in a row: what was worked out, else what was written. Null where it is not known here. */
export function valueAt(state: FormState, path: string, rowId?: string): Json {
  const worked = resultOf(state, "value", path, rowId);
  if (worked !== undefined) return worked === UNKNOWN ? null : worked;
  return writtenAt(state, path, rowId);
}

/** What stands written in a field, or in its cell in a row; of what is worked out, what it came to when it was last sent. */
export function writtenAt(
  { form, values }: Pick<FormState, "form" | "values">,
  path: string,
  rowId?: string,
): Json {
  const table = form.pieces.get(path)?.table;
  if (table === undefined || rowId === undefined) return values.fields.get(path) ?? null;
  return rowWithId(values, table, rowId)?.cells.get(columnOf(path)) ?? null;
}

/** Whether a value cannot be told here, because it follows from something that only the server has. */
export function isUnknown(state: FormState, path: string, rowId?: string): boolean {
  return resultOf(state, "value", path, rowId) === UNKNOWN;
}

/** Whether it is seen: nothing hides it, nor what it stands in. */
export function isVisible(state: FormState, path: string, rowId?: string): boolean {
  return resultOf(state, "visible", path, rowId) !== false;
}

/** How many are asked for, 0 = none; nothing is asked of what is hidden. */
export function requiredCount(state: FormState, path: string, rowId?: string): number {
  const count = resultOf(state, "required", path, rowId);
  return typeof count === "number" && isVisible(state, path, rowId) ? count : 0;
}

/** Whether nobody can write it: it is worked out, set by the server, or locked, by itself or with its sub-table. */
export function isReadonly(state: FormState, path: string, rowId?: string): boolean {
  const table = state.form.pieces.get(path)?.table;
  const isLocked = (each: string, row?: string) => resultOf(state, "readonly", each, row) === true;
  return isLocked(path, rowId) || (table !== undefined && isLocked(table));
}

/** The ids that may be chosen; undefined for all. */
export function allowedIds(
  state: FormState,
  path: string,
  rowId?: string,
): readonly Json[] | undefined {
  const ids = resultOf(state, "options", path, rowId);
  return ids !== UNKNOWN && isJsonList(ids) ? ids : undefined;
}

/** The earliest and latest moment, null = open. */
export function dateBounds(
  state: FormState,
  path: string,
  rowId?: string,
): readonly [earliest: Json, latest: Json] {
  const bounds = resultOf(state, "bounds", path, rowId);
  if (bounds === UNKNOWN || !isJsonList(bounds)) return [null, null];
  return [bounds[0] ?? null, bounds[1] ?? null];
}

/** What has to be asked for the choices of a field, as a data interface takes it. */
export function choicesRequest(state: FormState, path: string, rowId?: string): Json {
  const request = resultOf(state, "request", path, rowId);
  return request === UNKNOWN || request === undefined ? null : request;
}
