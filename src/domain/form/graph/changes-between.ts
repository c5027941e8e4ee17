import { sameJson } from "../json/json.ts";
import { type FormValues, rowsOf, type TableRow } from "../record/form-values.ts";
import { bothChanges, cellsChanged, type Changes, fieldChanged, rowsChanged } from "./changes.ts";
import type { Form } from "./form.ts";

const NOTHING: Changes = { everything: false, keys: new Map(), born: new Map() };

/** What somebody did who made one record of another. */
export function changesBetween(form: Form, before: FormValues, after: FormValues): Changes {
  const own = [...form.fields.values()]
    .filter(({ table, path }) => {
      const [was, is] = [before, after].map(({ fields }) => fields.get(path) ?? null);
      return table === undefined && !sameJson(was ?? null, is ?? null);
    })
    .map(({ path }) => fieldChanged(path));
  const tables = [...form.tables.keys()].flatMap((table) => {
    return rowsOf(before, table) === rowsOf(after, table)
      ? []
      : changedIn(form, table, before, after);
  });
  return [...own, ...tables].reduce(bothChanges, NOTHING);
}

function changedIn(form: Form, table: string, before: FormValues, after: FormValues): Changes[] {
  const [stood, rows] = [rowsOf(before, table), rowsOf(after, table)];
  const known = new Map(stood.map((row) => [row.id, row]));
  const isSameRows =
    rows.length === stood.length && rows.every(({ id }, at) => id === stood[at]?.id);
  const born = rows.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  const written = rows.flatMap((row) => {
    const was = known.get(row.id);
    const paths = was && was !== row ? columnsChanged(form, table, was, row) : [];
    return paths.length > 0 ? [cellsChanged(paths, row.id)] : [];
  });
  return isSameRows ? written : [rowsChanged(form, table, new Set(born)), ...written];
}

function columnsChanged(form: Form, table: string, was: TableRow, row: TableRow): string[] {
  const columns = form.tables.get(table)?.columns ?? [];
  return columns
    .filter(
      ({ node: { name } }) => !sameJson(was.cells.get(name) ?? null, row.cells.get(name) ?? null),
    )
    .map(({ path }) => path);
}
