import { failure, type Result, success } from "#base/result.ts";
import { isJsonList, type Json, type JsonObject } from "../../form/json/json.ts";
import { parameterError, type Refusal } from "../../refusal.ts";
import { INTERFACE_ANSWER_MAX, INTERFACE_CELL_MAX } from "../data-interface-limits.ts";
import type { InterfaceColumn } from "../data-interface.ts";
import { numeric, textOfCell } from "../interface-rows.ts";
import { ANSWER_DEPTH_MAX } from "./http-limits.ts";
import { atPath } from "./json-path.ts";
import { liesWithin } from "./request-body.ts";

/** Where in an answer the rows stand, and where in each of them the cells. */
interface RowPlaces {
  readonly rowsPath: string;
  readonly columns: readonly Pick<InterfaceColumn, "field" | "dataType">[];
  /** By the names of columns; one that is not here stands under its own name. */
  readonly paths: ReadonlyMap<string, string>;
}

/** Rows of an answer, and how many there would be if there were no limit. */
export interface AnswerRows {
  readonly rows: readonly JsonObject[];
  readonly total: number;
}

/** The rows of an answer, with their cells by the names of columns. */
export function rowsOfAnswer(
  answer: Json,
  { rowsPath, columns, paths }: RowPlaces,
): Result<AnswerRows, Refusal> {
  const found = atPath(answer, rowsPath);
  // Some servers say so that there are none.
  if (found === null && rowsPath !== "") return success({ rows: [], total: 0 });
  if (!isJsonList(found))
    return failure(
      rowsPath === ""
        ? parameterError("dataInterface.answerNoList")
        : parameterError("dataInterface.noRowsAt", { path: rowsPath }),
    );
  const rows = found.slice(0, INTERFACE_ANSWER_MAX).map((row) =>
    Object.fromEntries(
      columns.map(({ field, dataType }) => {
        const value = atPath(row, paths.get(field) ?? field);
        return [field, cellOf(value ?? null, dataType)];
      }),
    ),
  );
  return success({ rows, total: found.length });
}

function cellOf(value: Json, dataType: InterfaceColumn["dataType"]): string | number {
  if (dataType === "int") {
    const text = textOfCell(value).trim();
    const number = Number(text);
    // A number too long to be one would become another: it stays what it says.
    if (numeric.test(text) && (text.includes(".") || Number.isSafeInteger(number))) return number;
  }
  return textOfCell(value).slice(0, INTERFACE_CELL_MAX).toWellFormed();
}

/** Numbers too long for JavaScript, outside of texts. */
const LONG_NUMBERS = /"[^"\\]*(?:\\.[^"\\]*)*"|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/g;

/** Reads an answer; whole numbers too long to be kept as such become texts, because they are ids. undefined = it is no JSON, or lies too deep. */
export function readAnswer(text: string): Json | undefined {
  try {
    const exact = text.replaceAll(LONG_NUMBERS, (found) =>
      found.startsWith('"') || Number.isSafeInteger(Number(found)) ? found : `"${found}"`,
    );
    const answer = JSON.parse(exact.replace(/^\uFEFF/, "")) as Json;
    return liesWithin(answer, ANSWER_DEPTH_MAX) ? answer : undefined;
  } catch {
    return undefined;
  }
}
