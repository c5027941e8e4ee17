import type { TextWords } from "../field-kinds/field-text.ts";
import type { Form } from "../graph/form.ts";
import type { Json } from "../json/json.ts";
import { type FormValues, NO_VALUES, withField, withRows } from "../record/form-values.ts";
import { type RecordProblem, valueProblem } from "../validation/value-problem.ts";
import { valueOfText } from "./value-of-text.ts";

/** One record of a sheet: the texts of its cells by field, and the lines of its sub-tables. */
export interface ImportedTexts {
  readonly cells: Readonly<Record<string, string>>;
  readonly rows: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;
}

export interface ImportedRecord {
  readonly values: FormValues;
  /** Why cells could not be read; a record with any of them is not imported. */
  readonly problems: readonly RecordProblem[];
}

/** Values from the texts of a sheet. Names of what the form does not have are told, not dropped. */
export function importRecord(
  form: Form,
  { cells, rows }: ImportedTexts,
  words: TextWords,
  newRowId: (table: string, at: number) => string,
): ImportedRecord {
  const problems: RecordProblem[] = [];
  let values = NO_VALUES;
  for (const [name, value] of readCells(cells)) values = withField(values, name, value);
  for (const [table, lines] of Object.entries(rows)) {
    const read = lines.map((line, at) => {
      const id = newRowId(table, at);
      return { id, cells: new Map(readCells(line, table, id)) };
    });
    if (form.tables.has(table)) values = withRows(values, table, read);
    else problems.push({ path: table, ...valueProblem("form.fieldMissing", { field: table }) });
  }
  return { values, problems };

  function readCells(
    texts: Readonly<Record<string, string>>,
    table?: string,
    rowId?: string,
  ): (readonly [string, Json])[] {
    return Object.entries(texts).flatMap(([name, text]) => {
      const path = table === undefined ? name : `${table}.${name}`;
      const at = { path, ...(rowId !== undefined && { rowId }) };
      const piece = form.fields.get(path);
      if (!piece) {
        problems.push({ ...at, ...valueProblem("form.fieldMissing", { field: path }) });
        return [];
      }
      const read = valueOfText(piece.node, text, words);
      if (!read.ok) problems.push({ ...at, ...read.error });
      return read.ok ? [[name, read.value] as const] : [];
    });
  }
}
