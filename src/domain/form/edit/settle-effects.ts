import { truthOf, UNKNOWN } from "../expression/value.ts";
import { isEmptyJson } from "../field-kinds/shapes/value-shape.ts";
import { bothRows, type ChangedRows } from "../graph/changes.ts";
import { keptAs } from "../graph/derive-value.ts";
import { reevaluateForm } from "../graph/evaluate-form.ts";
import type { Evaluated } from "../graph/evaluation.ts";
import type { FormEffect } from "../graph/form.ts";
import { readerIn } from "../graph/form-reader.ts";
import { allowedIds, type FormState, valueAt } from "../graph/form-state.ts";
import { isJsonList, type Json, sameJson } from "../json/json.ts";
import { rowsOf } from "../record/form-values.ts";
import { assign } from "./assign.ts";

/** A value that another one replaces, and where. */
interface Replacement {
  readonly path: string;
  readonly rowId: string | undefined;
  readonly value: Json;
}

type Changed = ReadonlyMap<string, ChangedRows>;

/**
 * What follows from an edit once: rules that set a value because something they read changed, and choices that are gone with their
 * source. Each rule sets each value at most once for one edit, so that rules that set each other come to an end.
 */
export function settleEffects(
  state: FormState,
  changed: Changed,
  mayFill: (path: string) => boolean = () => true,
): Evaluated {
  let [current, pending] = [state, changed];
  const done = new Set<string>();
  for (;;) {
    const next = replacementsDue(current, pending, done).find(({ path }) => mayFill(path));
    if (!next) return { state: current, changed: pending };
    done.add(doneKey(next));
    const written = assign(current, current.values, next.path, next.rowId, next.value);
    if (!written) continue;
    const evaluated = reevaluateForm(current, written.values, written.changes);
    current = evaluated.state;
    pending = bothChanged(pending, evaluated.changed);
  }
}

function doneKey({ path, rowId }: Replacement): string {
  return `${path}/${rowId ?? ""}`;
}

function bothChanged(left: Changed, right: Changed): Changed {
  const all = new Map(left);
  for (const [key, rows] of right) all.set(key, bothRows(all.get(key), rows));
  return all;
}

function replacementsDue(
  state: FormState,
  changed: Changed,
  done: ReadonlySet<string>,
): Replacement[] {
  const all = [
    ...state.form.effects.flatMap((effect) => effectsDue(state, effect, changed)),
    ...[...changed].flatMap(([key, rows]) => choicesGone(state, key, rows)),
  ];
  return all.filter(
    (next) =>
      !done.has(doneKey(next)) && !sameJson(valueAt(state, next.path, next.rowId), next.value),
  );
}

function effectsDue(state: FormState, effect: FormEffect, changed: Changed): Replacement[] {
  const uses = [...effect.applies.uses, ...effect.value.uses];
  const { path, table } = effect;
  let due: ChangedRows = new Set<string>();
  for (const use of uses) {
    const rows = changed.get(use.path);
    const isOwnColumn = state.form.pieces.get(use.path)?.table === table && !use.across;
    if (rows !== undefined) due = bothRows(due, isOwnColumn && table !== undefined ? rows : true);
  }
  return rowIdsOf(state, table, due).flatMap((rowId) => {
    const reader = readerIn(state, table, rowId);
    const piece = state.form.pieces.get(path);
    if (!piece || truthOf(effect.applies.evaluate(reader)) !== true) return [];
    const value = keptAs(piece, effect.value.evaluate(reader), reader);
    return value === UNKNOWN ? [] : [{ path, rowId, value }];
  });
}

/** The rows that are due, or the form itself. */
function rowIdsOf(
  state: FormState,
  table: string | undefined,
  due: ChangedRows,
): readonly (string | undefined)[] {
  if (due !== true && due.size === 0) return [];
  if (table === undefined) return [undefined];
  return due === true ? rowsOf(state.values, table).map(({ id }) => id) : [...due];
}

/** Other choices are asked for: what was chosen among the former ones goes (forms-approvals 1.4). */
function choicesGone(state: FormState, key: string, rows: ChangedRows): Replacement[] {
  const [aspect, path = ""] = key.split(":");
  const field = state.form.fields.get(path);
  if (!field || (aspect !== "request" && aspect !== "options")) return [];
  return rowIdsOf(state, field.table, rows).flatMap((rowId) => {
    const value = valueAt(state, path, rowId);
    if (isEmptyJson(value)) return [];
    const left =
      aspect === "options" ? stillAllowed(value, allowedIds(state, path, rowId)) : empty(value);
    return [{ path, rowId, value: left }];
  });
}

function empty(value: Json): Json {
  return isJsonList(value) ? [] : null;
}

function stillAllowed(value: Json, ids: readonly Json[] | undefined): Json {
  if (ids === undefined) return value;
  if (isJsonList(value)) return value.filter((id) => ids.includes(id));
  return ids.includes(value) ? value : null;
}
