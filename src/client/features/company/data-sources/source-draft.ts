import type { ArgumentsOf } from "#domain/commands.ts";
import {
  INTERFACE_FIELD_MAX,
  INTERFACE_FIELDS_MAX,
  INTERFACE_ROWS_MAX,
} from "#domain/data-interface/data-interface-limits.ts";
import type {
  DataInterface,
  InterfaceColumn,
  InterfaceFilter,
  InterfaceParameter,
} from "#domain/data-interface/data-interface.ts";
import { pastedCells } from "#domain/import/sheet/pasted-cells.ts";
import type { RequestDraft } from "./http/http-draft.ts";

/** A data interface while it is written. */
export interface SourceDraft {
  readonly kind: DataInterface["kind"];
  readonly enabled: boolean;
  readonly hasPage: boolean;
  readonly columns: readonly InterfaceColumn[];
  readonly rows: readonly (readonly string[])[];
  readonly parameters: readonly InterfaceParameter[];
  readonly filters: readonly InterfaceFilter[];
  readonly formId: number;
  readonly sidx: string;
  /** Where another server is asked, as far as the server has told it. */
  readonly request?: RequestDraft;
}

export const NEW_SOURCE: SourceDraft = {
  kind: "static",
  enabled: true,
  hasPage: true,
  columns: [],
  rows: [],
  parameters: [],
  filters: [],
  formId: 0,
  sidx: "",
};

const numeric = /^-?\d+(\.\d+)?$/;

/** What the command is told of a draft. */
export function partsOf(draft: SourceDraft): Omit<ArgumentsOf<"dataInterface.edit">, "id"> {
  const { hasPage, columns, rows, parameters, filters, formId, sidx } = draft;
  return {
    hasPage,
    columns: [...columns],
    parameters: [...parameters],
    filters: [...filters],
    ...(draft.kind === "static" && { rows: rows.map((row) => [...row]) }),
    ...(draft.kind === "query" && { formId, sidx }),
  };
}

/** A draft with what was copied from a spreadsheet: its first line names the columns, where there are none yet. */
export function withPasted(draft: SourceDraft, text: string): SourceDraft {
  const [first = [], ...lines] = pastedCells(text).map((line) => line.map(String));
  const isAnew = draft.columns.length === 0;
  const added = isAnew ? lines : [first, ...lines];
  const columns = isAnew ? columnsNamed(first, added) : draft.columns;
  const rows = [...draft.rows, ...added.map((line) => line.slice(0, columns.length))];
  return { ...draft, columns, rows: rows.slice(0, INTERFACE_ROWS_MAX) };
}

/** Columns by their headings; those in which only numbers stand are numbers. */
function columnsNamed(
  headings: readonly string[],
  lines: readonly (readonly string[])[],
): InterfaceColumn[] {
  const columns: InterfaceColumn[] = [];
  for (const [at, heading] of headings.slice(0, INTERFACE_FIELDS_MAX).entries()) {
    const cells = lines.map((line) => line[at] ?? "").filter((cell) => cell !== "");
    const isNumbers = cells.length > 0 && cells.every((cell) => numeric.test(cell));
    columns.push({
      field: freshField(columns, heading),
      fieldName: heading,
      // What begins with a zero is a number that people call, and would lose it.
      dataType: isNumbers && !cells.some((cell) => /^-?0\d/.test(cell)) ? "int" : "varchar",
    });
  }
  return columns;
}

/** A name that no other of them has, made of words. */
export function freshField(taken: readonly { readonly field: string }[], words: string): string {
  const plain = words
    .trim()
    .replaceAll(/[^\p{L}\p{N}_]+/gu, "_")
    .slice(0, INTERFACE_FIELD_MAX - 3);
  const wanted = plain || "column";
  for (let number = 1; ; number += 1) {
    const field = number === 1 ? wanted : `${wanted}${number}`;
    if (!taken.some((each) => each.field === field)) return field;
  }
}

/** A draft with another text in a cell. */
export function withCell(
  draft: SourceDraft,
  at: number,
  column: number,
  text: string,
): SourceDraft {
  const width = draft.columns.length;
  const rows = draft.rows.map((row, place) =>
    place === at
      ? Array.from({ length: width }, (_, index) => (index === column ? text : (row[index] ?? "")))
      : row,
  );
  return { ...draft, rows };
}

/** A draft without a column, and without what asked of it. */
export function withoutColumn(draft: SourceDraft, column: number): SourceDraft {
  const gone = draft.columns[column]?.field;
  return {
    ...draft,
    columns: draft.columns.toSpliced(column, 1),
    rows: draft.rows.map((row) => row.toSpliced(column, 1)),
    filters: draft.filters.filter(({ field }) => field !== gone),
  };
}
