import type { Json } from "../../json/json.ts";

/** How values of fields look. */
export interface ValueShape {
  /** The value as it is kept; undefined where it is of another type. */
  readonly read: (json: Json) => Json | undefined;
  /** What stands there while nothing is filled in. */
  readonly empty: Json;
}

/** Nothing filled in: null, an empty text, an empty list (seed 001 section 5). */
export function isEmptyJson(value: Json | undefined): boolean {
  return (
    value === null ||
    value === undefined ||
    value === "" ||
    (Array.isArray(value) && value.length === 0)
  );
}
