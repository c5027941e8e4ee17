import { isJsonList, isJsonObject, type Json, type JsonObject } from "../../form/json/json.ts";
import { INTERFACE_CELL_MAX } from "../data-interface-limits.ts";
import type { InterfaceColumn } from "../data-interface.ts";
import { textOfCell } from "../interface-rows.ts";
import { ANSWER_PATH_MAX } from "./http-limits.ts";
import { atPath } from "./json-path.ts";

/** A list that stands in an answer. */
export interface AnswerList {
  readonly path: string;
  readonly count: number;
}

/** Something that rows of an answer say. */
export interface AnswerField extends Pick<InterfaceColumn, "dataType"> {
  readonly path: string;
  readonly example: string;
}

const LISTS_MAX = 20;
const FIELDS_MAX = 40;
/** Rows that are looked at. */
const ROWS = 10;
const LIST_DEPTH = 5;
const FIELD_DEPTH = 3;

/** Where in an answer lists stand, the outermost first. */
export function listsOfAnswer(answer: Json): AnswerList[] {
  const lists: AnswerList[] = [];
  const look = (place: Json, path: string, depth: number): void => {
    if (lists.length >= LISTS_MAX || path.length > ANSWER_PATH_MAX) return;
    if (isJsonList(place)) lists.push({ path, count: place.length });
    else if (isJsonObject(place) && depth > 0)
      for (const [name, below] of steps(place)) look(below, join(path, name), depth - 1);
  };
  look(answer, "", LIST_DEPTH);
  return lists;
}

/** What the first rows of a list say, each once; a row that is no object says itself, under "". */
export function fieldsOfAnswer(answer: Json, rowsPath: string): AnswerField[] {
  const list = atPath(answer, rowsPath);
  const fields = new Map<string, AnswerField>();
  const note = (place: Json, path: string, depth: number): void => {
    if (isJsonObject(place)) {
      if (depth > 0)
        for (const [name, below] of steps(place)) note(below, join(path, name), depth - 1);
      return;
    }
    const before = fields.get(path);
    if (!before && (fields.size >= FIELDS_MAX || path.length > ANSWER_PATH_MAX)) return;
    const isInt = (place === null || typeof place === "number") && before?.dataType !== "varchar";
    const example =
      before?.example || textOfCell(place).slice(0, INTERFACE_CELL_MAX).toWellFormed();
    fields.set(path, { path, example, dataType: isInt ? "int" : "varchar" });
  };
  for (const row of isJsonList(list) ? list.slice(0, ROWS) : []) note(row, "", FIELD_DEPTH);
  // Of what is nowhere said nobody knows that it is a number.
  return [...fields.values()].map((field) =>
    field.example === "" ? { ...field, dataType: "varchar" } : field,
  );
}

/** What stands below a place, as far as a path can name it. */
function steps(place: JsonObject): readonly (readonly [string, Json])[] {
  return Object.entries(place)
    .slice(0, FIELDS_MAX)
    .filter(([name]) => name !== "" && !name.includes("."));
}

function join(path: string, name: string): string {
  return path === "" ? name : `${path}.${name}`;
}
