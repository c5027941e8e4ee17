import type { Form } from "./form.ts";

/** Rows in which something changed; true = in the form itself, or in every row. */
export type ChangedRows = true | ReadonlySet<string>;

/** What changed, by key: fields, cells, and which rows there are. */
export interface Changes {
  readonly everything: boolean;
  readonly keys: ReadonlyMap<string, ChangedRows>;
  /** Rows that came, by sub-table. */
  readonly born: ReadonlyMap<string, ReadonlySet<string>>;
}

export const EVERYTHING: Changes = { everything: true, keys: new Map(), born: new Map() };
const NO_ROWS: ReadonlySet<string> = new Set();

/** A field of the form has another value. */
export function fieldChanged(path: string): Changes {
  return { everything: false, keys: new Map([[path, true]]), born: new Map() };
}

/** Cells of one row have other values. */
export function cellsChanged(paths: readonly string[], rowId: string): Changes {
  const rows = new Set([rowId]);
  return { everything: false, keys: new Map(paths.map((path) => [path, rows])), born: new Map() };
}

/** Rows came to a sub-table, or went from it, or stand in another order. */
export function rowsChanged(form: Form, table: string, born: ReadonlySet<string>): Changes {
  const columns = form.tables.get(table)?.columns ?? [];
  const rows = born.size > 0 ? born : NO_ROWS;
  return {
    everything: false,
    keys: new Map([[table, rows], ...columns.map(({ path }) => [path, rows] as const)]),
    born: new Map([[table, born]]),
  };
}

/** Both. */
export function bothChanges(left: Changes, right: Changes): Changes {
  const keys = new Map(left.keys);
  for (const [key, rows] of right.keys) keys.set(key, bothRows(keys.get(key), rows));
  const born = new Map(left.born);
  for (const [table, rows] of right.born)
    born.set(table, new Set([...(born.get(table) ?? NO_ROWS), ...rows]));
  return { everything: left.everything || right.everything, keys, born };
}

export function bothRows(left: ChangedRows | undefined, right: ChangedRows): ChangedRows {
  if (left === undefined) return right;
  return left === true || right === true ? true : new Set([...left, ...right]);
}
