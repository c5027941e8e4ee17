import { isEmptyJson } from "../field-kinds/shapes/value-shape.ts";
import type { FormTable } from "../graph/form.ts";
import { type FormState, valueAt } from "../graph/form-state.ts";
import { TABLE_ROWS_MAX } from "../definition/form-limits.ts";
import { rowsOf } from "../record/form-values.ts";
import { type RecordProblem, valueProblem } from "./value-problem.ts";

/** What is wrong with the rows of a sub-table as a whole: fewer than `least`, too many, the same one twice (forms-approvals 1.5). */
export function rowProblems(
  state: FormState,
  { piece, columns }: FormTable,
  least: number,
): RecordProblem[] {
  const { path, node } = piece;
  const count = rowsOf(state.values, path).length;
  const most = Math.min(node.properties.limit ?? TABLE_ROWS_MAX, TABLE_ROWS_MAX);
  const problems: RecordProblem[] = [];
  if (count < least) problems.push({ path, ...valueProblem("form.rowsMissing", { least }) });
  if (count > most) problems.push({ path, ...valueProblem("form.tooManyRows", { limit: most }) });
  const sets = [
    ...columns.filter((column) => column.node.settings.unique).map((column) => [column.node.name]),
    ...(node.properties.uniqueRows?.length ? [node.properties.uniqueRows] : []),
  ];
  return [...problems, ...sets.flatMap((set) => repeatedRows(state, path, set))];
}

/** Rows whose values in these columns stand in an earlier one already; what is empty repeats nothing. */
function repeatedRows(
  state: FormState,
  table: string,
  columns: readonly string[],
): RecordProblem[] {
  const seen = new Set<string>();
  return rowsOf(state.values, table).flatMap(({ id }) => {
    const values = columns.map((column) => valueAt(state, `${table}.${column}`, id));
    if (values.some(isEmptyJson)) return [];
    const key = JSON.stringify(values);
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    const path = `${table}.${columns[0] ?? ""}`;
    return [{ path, rowId: id, ...valueProblem("form.rowTwice") }];
  });
}
