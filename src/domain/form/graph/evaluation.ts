import { UNKNOWN } from "../expression/value.ts";
import { sameJson } from "../json/json.ts";
import { type FormValues, rowsOf } from "../record/form-values.ts";
import { bothRows, type ChangedRows, type Changes } from "./changes.ts";
import type { Derivation, Derived } from "./derivation.ts";
import { FormReader, pathOfKey } from "./form-reader.ts";
import type { FormState } from "./form-state.ts";

/** What a record is now, and the keys of all that changed on the way. */
export interface Evaluated {
  readonly state: FormState;
  readonly changed: ReadonlyMap<string, ChangedRows>;
}

/** One walk through the graph: works out, in order, what reads from something that changed. */
export class Evaluation {
  private readonly changes: Changes;
  private readonly changed: Map<string, ChangedRows>;
  private readonly form: Map<string, Derived>;
  private readonly rows: Map<string, ReadonlyMap<string, ReadonlyMap<string, Derived>>>;
  private readonly state: FormState;
  private readonly reader: FormReader;

  constructor(before: FormState, values: FormValues, changes: Changes) {
    this.changes = changes;
    this.changed = new Map(changes.keys);
    this.form = new Map(before.derived.form);
    this.rows = new Map(before.derived.rows);
    this.state = { ...before, values, derived: { form: this.form, rows: this.rows } };
    this.reader = new FormReader(this.state);
  }

  run(): Evaluated {
    this.dropRowsThatWent();
    for (const derivation of this.state.form.derivations) {
      if (derivation.table === undefined) this.workOutForForm(derivation);
      else this.workOutForRows(derivation, derivation.table);
    }
    return { state: this.state, changed: this.changed };
  }

  private dropRowsThatWent(): void {
    for (const table of this.state.form.tables.keys()) {
      const results = this.rows.get(table);
      if (!results || !(this.changes.everything || this.changes.born.has(table))) continue;
      const left = new Set(rowsOf(this.state.values, table).map(({ id }) => id));
      this.rows.set(table, new Map([...results].filter(([id]) => left.has(id))));
    }
  }

  private workOutForForm(derivation: Derivation): void {
    const { key, uses } = derivation;
    const isKnown = this.form.has(key);
    const isDue =
      this.changes.everything ||
      this.changes.keys.has(key) ||
      uses.some(({ path }) => this.changed.has(path));
    if (isKnown && !isDue) return;
    const result = derivation.evaluate(this.reader.in(undefined));
    if (isKnown && sameResult(this.form.get(key), result)) return;
    this.form.set(key, result);
    this.changed.set(key, true);
  }

  private workOutForRows(derivation: Derivation, table: string): void {
    const due = this.rowsDue(derivation, table);
    if (due !== true && due.size === 0) return;
    const results = new Map(this.rows.get(table));
    const different = new Set<string>();
    for (const row of rowsOf(this.state.values, table)) {
      if (due !== true && !due.has(row.id)) continue;
      const result = derivation.evaluate(this.reader.in(row));
      const known = results.get(row.id);
      if (known?.has(derivation.key) && sameResult(known.get(derivation.key), result)) continue;
      results.set(row.id, new Map(known).set(derivation.key, result));
      different.add(row.id);
    }
    if (different.size === 0) return;
    this.rows.set(table, results);
    this.changed.set(derivation.key, bothRows(this.changed.get(derivation.key), different));
  }

  /** A change in the form or across rows concerns every row, one in a cell its own; so does what is written below a result. */
  private rowsDue({ key, uses }: Derivation, table: string): ChangedRows {
    if (this.changes.everything) return true;
    const written = this.changes.keys.get(key) ?? new Set<string>();
    let due = bothRows(this.changes.born.get(table), written);
    for (const { path, across } of uses) {
      const changed = this.changed.get(path);
      if (changed === undefined) continue;
      const isOwnColumn = this.state.form.pieces.get(pathOfKey(path))?.table === table;
      due = bothRows(due, across || !isOwnColumn ? true : changed);
      if (due === true) return true;
    }
    return due;
  }
}

function sameResult(left: Derived | undefined, right: Derived): boolean {
  if (left === UNKNOWN || right === UNKNOWN) return left === right;
  return sameJson(left, right);
}
