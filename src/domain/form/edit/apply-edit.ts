import { bothChanges, rowsChanged } from "../graph/changes.ts";
import { reevaluateForm } from "../graph/evaluate-form.ts";
import type { FormState } from "../graph/form-state.ts";
import { type FieldRights, maySee, mayWrite } from "../permissions/field-rights.ts";
import { asBegun, fieldsOfRulesRead, withRulesDue } from "../permissions/rules-due.ts";
import { emptyValue, firstRow } from "../record/first-values.ts";
import { rowsOf, type TableRow, withRows } from "../record/form-values.ts";
import { assign, type Written } from "./assign.ts";
import type { FormEdit } from "./form-edit.ts";
import { settleEffects } from "./settle-effects.ts";
import { settleSeeds } from "./settle-seeds.ts";
import { transfersOf } from "./transfer.ts";

/** Whose edit it is, where that limits it. */
export interface EditLimits {
  readonly rights: FieldRights;
  /** The record as it was before they did anything to it. */
  readonly begun: FormState;
}

/**
 * What a record is after an edit, with everything that follows: what is worked out from it, what rules set because of it,
 * choices that are gone because their source changed, rows that come and go with what holds. An edit of what is not there changes nothing.
 * A pick fills besides what the person may fill: into the rest the server puts it. Rules fill what the person may read.
 */
export function applyEdit(state: FormState, edit: FormEdit, limits?: EditLimits): FormState {
  const rights = limits?.rights;
  const written = write(state, edit, (path) => !rights || mayWrite(rights, path));
  if (!written) return state;
  const next = reevaluateForm(state, written.values, written.changes);
  const mayRead = (path: string) => !rights || maySee(rights, path);
  const settled = settleEffects(next.state, next.changed, mayRead);
  const ofRules = rights && fieldsOfRulesRead(state.form, rights);
  if (!ofRules || ofRules.size === 0) return settleSeeds(settled.state, settled.changed);
  const { begun } = limits;
  const values = asBegun(begun, settled.state.values, ofRules);
  return settleSeeds(withRulesDue(begun, values, ofRules), "all");
}

function write(
  state: FormState,
  edit: FormEdit,
  mayFill: (path: string) => boolean,
): Written | undefined {
  if (edit.type === "set") return writeValue(state, edit, mayFill);
  if (!state.form.tables.has(edit.table)) return undefined;
  const rows = rowsOf(state.values, edit.table);
  if (edit.type === "addRow") return addRow(state, rows, edit);
  if (edit.type === "copyRow") return copyRow(state, rows, edit, mayFill);
  if (edit.type === "moveRow") return moveRow(state, rows, edit);
  const gone = new Set(edit.rowIds);
  return changedRows(
    state,
    edit.table,
    rows.filter(({ id }) => !gone.has(id)),
  );
}

function writeValue(
  state: FormState,
  edit: Extract<FormEdit, { type: "set" }>,
  mayFill: (path: string) => boolean,
): Written | undefined {
  const own = assign(state, state.values, edit.path, edit.rowId, edit.value);
  if (!own || !edit.picked) return own;
  let all = own;
  for (const { path, value } of transfersOf(state.form, edit.path, edit.picked)) {
    if (!mayFill(path)) continue;
    const next = assign(state, all.values, path, edit.rowId, value);
    if (next) all = { values: next.values, changes: bothChanges(all.changes, next.changes) };
  }
  return all;
}

function changedRows(
  { form, values }: FormState,
  table: string,
  rows: readonly TableRow[],
  born: readonly string[] = [],
): Written {
  return {
    values: withRows(values, table, rows),
    changes: rowsChanged(form, table, new Set(born)),
  };
}

function addRow(
  state: FormState,
  rows: readonly TableRow[],
  { table, rowId, cells = {}, before }: Extract<FormEdit, { type: "addRow" }>,
): Written | undefined {
  if (rows.some(({ id }) => id === rowId)) return undefined;
  const first = firstRow(state.form, table, rowId, state.around);
  const known = state.form.tables.get(table)?.columns ?? [];
  const given = known.flatMap(({ node: { name } }) =>
    Object.hasOwn(cells, name) ? [[name, cells[name] ?? null] as const] : [],
  );
  const row = { id: rowId, cells: new Map([...first.cells, ...given]) };
  return changedRows(state, table, inserted(rows, row, before), [rowId]);
}

/**
 * Only columns that are known are copied, and none that the server sets (forms-approvals 1.5); what the person may not write is as
 * in a row that they add.
 */
function copyRow(
  state: FormState,
  rows: readonly TableRow[],
  { table, rowId, copyId }: Extract<FormEdit, { type: "copyRow" }>,
  mayFill: (path: string) => boolean,
): Written | undefined {
  const at = rows.findIndex(({ id }) => id === rowId);
  const row = rows[at];
  if (!row || rows.some(({ id }) => id === copyId)) return undefined;
  const columns = state.form.tables.get(table)?.columns ?? [];
  const first = firstRow(state.form, table, copyId, state.around);
  const cells = new Map(
    columns.map((piece) => {
      const { name, kind } = piece.node;
      if (!mayFill(piece.path)) return [name, first.cells.get(name) ?? null] as const;
      const copied = kind.setBy === undefined ? row.cells.get(name) : undefined;
      return [name, copied ?? emptyValue(piece.node)] as const;
    }),
  );
  const next = rows[at + 1]?.id;
  return changedRows(state, table, inserted(rows, { id: copyId, cells }, next), [copyId]);
}

function moveRow(
  state: FormState,
  rows: readonly TableRow[],
  { table, rowId, before }: Extract<FormEdit, { type: "moveRow" }>,
): Written | undefined {
  const row = rows.find(({ id }) => id === rowId);
  if (!row || before === rowId) return undefined;
  const others = rows.filter(({ id }) => id !== rowId);
  return changedRows(state, table, inserted(others, row, before));
}

function inserted(rows: readonly TableRow[], row: TableRow, before?: string): TableRow[] {
  const at = before === undefined ? -1 : rows.findIndex(({ id }) => id === before);
  return at < 0 ? [...rows, row] : rows.toSpliced(at, 0, row);
}
