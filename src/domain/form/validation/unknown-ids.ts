import { nameSourceOf } from "../field-kinds/name-source.ts";
import { type IdValue, type Names, namesOfOptions } from "../field-kinds/names.ts";
import type { Form } from "../graph/form.ts";
import { isJsonList, type Json, sameJson } from "../json/json.ts";
import type { FormPiece } from "../model/form-piece.ts";
import { columnOf, type FormValues, rowsOf } from "../record/form-values.ts";
import { type RecordProblem, valueProblem } from "./value-problem.ts";

/**
 * Ids that nobody with all the names knows, or lets this person know: people, units, records, choices of dictionaries. Only of what
 * was changed: somebody who has left stays in the records that name them, also beside others that are named later.
 */
export function unknownIds(
  form: Form,
  standing: FormValues | undefined,
  next: FormValues,
  names: Names,
): RecordProblem[] {
  return [...form.fields.values()].flatMap((piece) => {
    const source = nameSourceOf(piece.node);
    if (!source || piece.node.kind.setBy !== undefined) return [];
    const known = namesOfOptions(names);
    return changedValues(piece, standing, next).flatMap(({ rowId, value, before }) => {
      const stood = new Set(idsIn(before).map(String));
      const isKnown = idsIn(value).every(
        (id) => stood.has(String(id)) || known.nameOf(source, id) !== undefined,
      );
      const at = { path: piece.path, ...(rowId !== undefined && { rowId }) };
      return isKnown ? [] : [{ ...at, ...valueProblem("form.notAChoice") }];
    });
  });
}

interface ChangedValue {
  readonly rowId?: string;
  readonly value: Json;
  /** What stood there. */
  readonly before: Json;
}

function changedValues(
  { path, table }: FormPiece,
  standing: FormValues | undefined,
  next: FormValues,
): ChangedValue[] {
  if (table === undefined) {
    const value = next.fields.get(path) ?? null;
    const before = standing?.fields.get(path) ?? null;
    return sameJson(before, value) ? [] : [{ value, before }];
  }
  const column = columnOf(path);
  const stood = new Map(standing && rowsOf(standing, table).map((row) => [row.id, row.cells]));
  return rowsOf(next, table).flatMap(({ id, cells }) => {
    const value = cells.get(column) ?? null;
    const before = stood.get(id)?.get(column) ?? null;
    return sameJson(before, value) ? [] : [{ rowId: id, value, before }];
  });
}

/** The ids of a value, also those along a path. */
export function idsIn(value: Json): readonly IdValue[] {
  if (isJsonList(value)) return value.flatMap(idsIn);
  return typeof value === "string" || typeof value === "number" ? [value] : [];
}
