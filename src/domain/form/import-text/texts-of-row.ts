import { readJson } from "../json/read-json.ts";
import { isJsonList, isJsonObject, type Json, type JsonObject, textOf } from "../json/json.ts";
import type { ImportedTexts } from "./import-rows.ts";

/** In this field of a record that did not come in stands why (seed 001 §3). */
export const ERRORS_INFO = "errorsInfo";

/** Levels of a record of a sheet: its fields, the lines of a sub-table, their cells. */
const DEPTH = 4;

/** A record of a sheet as other programs send it, a sub-table as a list; undefined where it is none. */
export function textsOfRow(row: unknown): ImportedTexts | undefined {
  const json = readJson(row, DEPTH);
  if (!json.ok || !isJsonObject(json.value)) return undefined;
  const entries = Object.entries(json.value).filter(([name]) => name !== ERRORS_INFO);
  const tables = entries.flatMap(([name, value]) =>
    isJsonList(value) ? [[name, value.map(lineOf)] as const] : [],
  );
  const cells = entries.filter(([, value]) => !isJsonList(value));
  return { cells: textsOf(cells), rows: Object.fromEntries(tables) };
}

function lineOf(line: Json): Readonly<Record<string, string>> {
  return isJsonObject(line) ? textsOf(Object.entries(line)) : {};
}

function textsOf(entries: readonly (readonly [string, JsonObject[string]])[]) {
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      typeof value === "number" ? String(value) : textOf(value),
    ]),
  );
}
