import type { FieldReader, Use } from "../expression/compile-expression.ts";
import type { UNKNOWN } from "../expression/value.ts";
import type { Json } from "../json/json.ts";

/** What is worked out for a piece of a form: its value, or how it behaves. */
export type Aspect =
  | "value"
  | "visible"
  | "required"
  | "readonly"
  | "options"
  | "request"
  | "bounds";

/** A result as it is kept; unknown where something was needed that nobody here knows. */
export type Derived = Json | typeof UNKNOWN;

/** Where results stand, and what others name to use them; the value of a field goes by its path. */
export function keyOf(aspect: Aspect, path: string): string {
  return aspect === "value" ? path : `${aspect}:${path}`;
}

export interface DerivationReader extends FieldReader {
  /** A result of the form, or of the row that is being worked out; what never changes where nothing is worked out. */
  derived(key: string): Derived;
  /** The value that stands in the record, whatever is worked out for it. */
  standing(path: string): Json;
}

/** One thing that is worked out, for the form or for each row of a sub-table. */
export interface Derivation {
  readonly key: string;
  readonly aspect: Aspect;
  readonly path: string;
  readonly table: string | undefined;
  /** The keys it reads from. */
  readonly uses: readonly Use[];
  evaluate(reader: DerivationReader): Derived;
}
