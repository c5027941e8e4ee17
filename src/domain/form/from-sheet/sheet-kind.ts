import type { TextWords } from "../field-kinds/field-text.ts";
import type { JsonObject } from "../json/json.ts";

/** What a column of a sheet can become. */
export const sheetKinds = [
  "text",
  "longText",
  "number",
  "calculation",
  "date",
  "dateTime",
  "time",
  "switch",
  "choice",
  "choices",
  "person",
  "people",
  "phone",
  "email",
  "link",
] as const;
export type SheetKind = (typeof sheetKinds)[number];

/** What a kind of field is told by the values that stand in a column. */
export interface KindDetails {
  /** The kind by its name in the engine. */
  readonly zjKey: string;
  readonly config?: JsonObject;
  readonly properties?: JsonObject;
}

/** In whose words a sheet is read, and what is said of what does not fit. */
export interface SheetWords {
  readonly text: TextWords;
  /** For columns without a heading, in front of their letters. */
  readonly column: string;
  /** Told where a value is none. */
  readonly wrong: Readonly<Record<"phone" | "email" | "link", string>>;
}
