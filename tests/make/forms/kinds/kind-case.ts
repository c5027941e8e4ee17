import type { Json } from "#domain/form/json/json.ts";

/** How one kind of field behaves, with some properties. */
export interface KindCase {
  readonly kind: string;
  readonly config?: object;
  readonly properties?: object;
  /** What is filled in, and how a list and a print show it. */
  readonly value: Json;
  readonly text: string;
  /** What is of another type. */
  readonly wrong: Json;
  /** What is beyond a bound, and what is said of it. */
  readonly beyond?: readonly [value: Json, reason: string];
  /** What stands in a new record where nothing is said. */
  readonly first: Json;
  /** What a sheet says for the value; what it says for none. */
  readonly sheet?: string;
  readonly noSheet?: string;
}
