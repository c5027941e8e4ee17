import { isJsonObject, type JsonObject, textOf } from "../json/json.ts";
import { readJsonText } from "../json/read-json.ts";

/** Where a column stays while the others are moved past it. */
export type ColumnFixed = "none" | "left" | "right";

/** How somebody wants one column of a list (seed 001 section 3, column setting item). */
export interface ColumnWish {
  /** The path of its field, or `CHANGED`. */
  readonly prop: string;
  readonly columnVisible: boolean;
  /** Pixels, as wide as it needs where left out. */
  readonly width?: number;
  readonly fixed?: ColumnFixed;
}

/** Pixels of a column: as few and as many as can be read. */
export const COLUMN_WIDTH_MIN = 60;
export const COLUMN_WIDTH_MAX = 800;
/** Characters of a list of column settings, and columns in it. */
export const FIELD_LIST_MAX = 100_000;
export const COLUMN_WISHES_MAX = 1_100;
const PROP_MAX = 200;
const DEPTH = 3;

/**
 * Reads a list of column settings (`fieldList`, JSON text): the columns from the first to the last, each with whether it is shown,
 * as `columnVisible` or `visible`. Undefined where it is none; what is said twice counts once.
 */
export function readFieldList(text: string): readonly ColumnWish[] | undefined {
  const json = readJsonText(text, { size: FIELD_LIST_MAX, depth: DEPTH });
  if (!json.ok || !Array.isArray(json.value) || json.value.length > COLUMN_WISHES_MAX)
    return undefined;
  const wishes = new Map<string, ColumnWish>();
  for (const entry of json.value) {
    const wish = isJsonObject(entry) ? readWish(entry) : undefined;
    if (!wish) return undefined;
    if (!wishes.has(wish.prop)) wishes.set(wish.prop, wish);
  }
  return [...wishes.values()];
}

function readWish(entry: JsonObject): ColumnWish | undefined {
  const prop = textOf(entry["prop"]);
  if (prop === "" || prop.length > PROP_MAX) return undefined;
  const width = columnWidth(entry["width"]);
  const fixed = columnFixed(entry["fixed"]);
  return {
    prop,
    columnVisible: (entry["columnVisible"] ?? entry["visible"]) !== false,
    ...(width !== undefined && { width }),
    ...(fixed !== "none" && { fixed }),
  };
}

/** A width that can be kept, also one written as text; undefined of anything else. */
export function columnWidth(json: JsonObject[string] | undefined): number | undefined {
  const width = Math.round(typeof json === "string" ? Number.parseFloat(json) : Number(json));
  if (typeof json === "boolean" || !Number.isFinite(width) || width <= 0) return undefined;
  return Math.min(COLUMN_WIDTH_MAX, Math.max(COLUMN_WIDTH_MIN, width));
}

/** Older definitions say `true` where they mean left. */
export function columnFixed(json: JsonObject[string] | undefined): ColumnFixed {
  if (json === true) return "left";
  return json === "left" || json === "right" ? json : "none";
}

/** As it is kept. */
export function writeFieldList(wishes: readonly ColumnWish[]): string {
  return JSON.stringify(wishes);
}
