import { UNKNOWN, type Value, valueOfJson } from "../expression/value.ts";
import type { Json } from "../json/json.ts";
import { columnOf, rowsOf, rowWithId, type TableRow } from "../record/form-values.ts";
import type { DerivationReader, Derived } from "./derivation.ts";
import type { FormState } from "./form-state.ts";

/** Reads a record as formulas do: what was worked out where something was, else what was written. */
export class FormReader {
  private readonly state: FormState;
  /** Columns that were read as a whole; each is complete when it is first read. */
  private readonly columns = new Map<string, readonly Value[]>();

  constructor(state: FormState) {
    this.state = state;
  }

  /** For a row of a sub-table, or for the form. */
  in(row: TableRow | undefined): DerivationReader {
    return {
      around: this.state.around,
      read: (path) => this.valueOf(path, row),
      readAll: (path, table) => this.column(path, table),
      derived: (key) => this.resultOf(key, row) ?? null,
      standing: (path) => this.written(path, row),
    };
  }

  private resultOf(key: string, row: TableRow | undefined): Derived | undefined {
    const { form, derived } = this.state;
    const table = form.pieces.get(pathOfKey(key))?.table;
    const worked =
      table !== undefined && row
        ? derived.rows.get(table)?.get(row.id)?.get(key)
        : derived.form.get(key);
    return worked === undefined ? form.fixed.get(key) : worked;
  }

  private valueOf(path: string, row: TableRow | undefined): Value {
    const worked = this.resultOf(path, row);
    if (worked === UNKNOWN || (worked === undefined && this.state.unseen.has(path))) return UNKNOWN;
    return valueOfJson(worked === undefined ? this.written(path, row) : worked);
  }

  private written(path: string, row: TableRow | undefined): Json {
    const isCell = this.state.form.pieces.get(path)?.table !== undefined;
    const value = isCell ? row?.cells.get(columnOf(path)) : this.state.values.fields.get(path);
    return value ?? null;
  }

  private column(path: string, table: string): readonly Value[] {
    const known = this.columns.get(path);
    if (known) return known;
    // Nobody can say what stands in rows that they do not see, nor how many there are.
    if (this.state.unseen.has(table)) return [UNKNOWN];
    const rows = rowsOf(this.state.values, table);
    const read: readonly Value[] =
      path === table ? rows.map(({ id }) => id) : rows.map((row) => this.valueOf(path, row));
    this.columns.set(path, read);
    return read;
  }
}

/** Reads for one row of a record, or for its form. */
export function readerIn(state: FormState, table?: string, rowId?: string): DerivationReader {
  const isRow = table !== undefined && rowId !== undefined;
  return new FormReader(state).in(isRow ? rowWithId(state.values, table, rowId) : undefined);
}

/** The path in a key: "items.price" of "visible:items.price". */
export function pathOfKey(key: string): string {
  return key.slice(key.indexOf(":") + 1);
}
