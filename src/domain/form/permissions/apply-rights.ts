import type { Form } from "../graph/form.ts";
import { type FormValues, rowsOf, type TableRow } from "../record/form-values.ts";
import { type FieldRights, maySee } from "./field-rights.ts";

/** What of a record somebody may read: hidden fields, columns and sub-tables are not there at all. */
export function readableValues(form: Form, values: FormValues, rights: FieldRights): FormValues {
  const fields = [...values.fields].filter(([name]) => maySee(rights, name));
  const tables = [...values.tables]
    .filter(([table]) => maySee(rights, table))
    .map(
      ([table, rows]) => [table, rows.map((row) => readableRow(form, table, row, rights))] as const,
    );
  return { fields: new Map(fields), tables: new Map(tables) };
}

function readableRow(
  form: Form,
  table: string,
  { id, cells }: TableRow,
  rights: FieldRights,
): TableRow {
  const columns = form.tables.get(table)?.columns ?? [];
  const readable = columns.filter(({ path }) => maySee(rights, path));
  const seen = new Set(readable.map(({ node }) => node.name));
  return { id, cells: new Map([...cells].filter(([name]) => seen.has(name))) };
}

/** What somebody sent, with what they cannot see as it stood: leaving out what is hidden does not empty it. */
export function withUnseen(
  form: Form,
  standing: FormValues,
  sent: FormValues,
  rights: FieldRights,
): FormValues {
  const unseen = [...standing.fields].filter(([name]) => !maySee(rights, name));
  const tables = [...form.tables.keys()].map((table) => {
    if (!maySee(rights, table)) return [table, rowsOf(standing, table)] as const;
    const before = new Map(rowsOf(standing, table).map((row) => [row.id, row]));
    const rows = rowsOf(sent, table).map((row) =>
      withUnseenCells(table, before.get(row.id), row, rights),
    );
    return [table, rows] as const;
  });
  return { fields: new Map([...sent.fields, ...unseen]), tables: new Map(tables) };
}

function withUnseenCells(
  table: string,
  standing: TableRow | undefined,
  sent: TableRow,
  rights: FieldRights,
): TableRow {
  const unseen = [...(standing?.cells ?? [])].filter(
    ([name]) => !maySee(rights, `${table}.${name}`),
  );
  return { id: sent.id, cells: new Map([...sent.cells, ...unseen]) };
}
