import { truthOf } from "../expression/value.ts";
import { type ChangedRows, rowsChanged } from "../graph/changes.ts";
import { reevaluateForm } from "../graph/evaluate-form.ts";
import type { FormSeed } from "../graph/form.ts";
import { readerIn } from "../graph/form-reader.ts";
import type { FormState } from "../graph/form-state.ts";
import { sameJson } from "../json/json.ts";
import { seededRow } from "../record/first-values.ts";
import { rowsOf, type TableRow, withRows } from "../record/form-values.ts";

/**
 * Rows that are there only while something holds come when it does, and go again when it does not, unless somebody has written in
 * them. Looks at those whose formula read something that changed, or at all of them.
 */
export function settleSeeds(
  state: FormState,
  changed: ReadonlyMap<string, ChangedRows> | "all",
): FormState {
  let current = state;
  for (const seed of state.form.seeds) {
    const uses = seed.applies?.uses ?? [];
    if (changed === "all" || uses.some(({ path }) => changed.has(path))) {
      current = settleSeed(current, seed);
    }
  }
  return current;
}

function settleSeed(state: FormState, seed: FormSeed): FormState {
  if (!seed.applies) return state;
  const holds = truthOf(seed.applies.evaluate(readerIn(state))) === true;
  const rows = rowsOf(state.values, seed.table);
  const standing = rows.find(({ id }) => id === seed.rowId);
  const fresh = seededRow(state.form, seed, state.around);
  if (holds === (standing !== undefined)) return state;
  if (!standing) return withOtherRows(state, seed, [...rows, fresh], [seed.rowId]);
  if (!sameCells(standing, fresh)) return state;
  return withOtherRows(
    state,
    seed,
    rows.filter((row) => row !== standing),
    [],
  );
}

function withOtherRows(
  state: FormState,
  { table }: FormSeed,
  rows: readonly TableRow[],
  born: readonly string[],
): FormState {
  const changes = rowsChanged(state.form, table, new Set(born));
  return reevaluateForm(state, withRows(state.values, table, rows), changes).state;
}

function sameCells(left: TableRow, right: TableRow): boolean {
  return sameJson(Object.fromEntries(left.cells), Object.fromEntries(right.cells));
}
