import type { Zone } from "../../calendar/zone.ts";
import type { Value } from "../value.ts";

/** What is known beside the form while it is filled in. What nobody here knows is UNKNOWN. */
export interface Surroundings {
  /** Epoch ms. */
  readonly now: number;
  /** The clock by which days begin; the same for all who work on the record. */
  readonly zone: Zone;
  /** "currentUser", "recordId", "myDepartment", ... */
  variable(name: string): Value;
  /** What the record that a field names says under this name. */
  attribute(field: string, recordId: Value, name: string): Value;
  /** A sum or count over other records, a stock, a balance: `total`, `tally`, `stock`, ... */
  fact(name: string, args: readonly Value[]): Value;
}

/** A function of formulas. */
export interface FormFunction {
  /** How many arguments it takes: at least, at most. */
  readonly takes: readonly [number, number];
  /** Whether columns among its arguments stand for all their rows, wherever it is used; by number of arguments. */
  readonly gathers?: (count: number) => boolean;
  readonly apply: (args: readonly Value[], around: Surroundings) => Value;
}

export const ANY_NUMBER = 50;
