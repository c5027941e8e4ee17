import type { Surroundings } from "../expression/functions/form-function.ts";
import { isList, jsonOfValue, UNKNOWN, valueOfJson } from "../expression/value.ts";
import { readValue } from "../field-kinds/read-value.ts";
import { isEmptyJson } from "../field-kinds/shapes/value-shape.ts";
import type { Form } from "../graph/form.ts";
import { type Transfer, transfersIn } from "../edit/transfer.ts";
import { type Json, sameJson } from "../json/json.ts";
import {
  columnOf,
  type FormValues,
  rowsOf,
  type TableRow,
  withCell,
  withField,
} from "../record/form-values.ts";
import { type FieldRights, maySee, mayWrite } from "./field-rights.ts";

/** A value that the form puts where whoever fills in may only read, and in which row. */
interface DueTransfer {
  readonly path: string;
  readonly rowId: string | undefined;
  readonly value: Json;
}

type Cells = TableRow["cells"];

/**
 * What picks fill in besides (`transferList`), where whoever picks may read but not write: the form does that, not they. It is worked
 * out anew from what was picked, as far as they may read that; what is not known here is left as it stands.
 */
export function transfersDue(
  form: Form,
  standing: FormValues | undefined,
  next: FormValues,
  rights: FieldRights,
  around: Surroundings,
): readonly DueTransfer[] {
  const closed = transfersIn(form).filter(
    ({ target }) =>
      target.node.kind.setBy === undefined &&
      maySee(rights, target.path) &&
      !mayWrite(rights, target.path),
  );
  return closed.flatMap((transfer) =>
    placesOf(transfer, standing, next).flatMap(({ rowId, before, after }) => {
      const { source, target, column } = transfer;
      const picked = after.get(source.node.name) ?? null;
      if (isEmptyJson(picked) || sameJson(before?.get(source.node.name) ?? null, picked)) return [];
      const found = around.attribute(source.path, valueOfJson(picked), column);
      if (found === UNKNOWN) return [];
      const said = isList(found) ? found.map(jsonOfValue) : jsonOfValue(found);
      const value = readValue(target.node, said, around.zone);
      return value === undefined ? [] : [{ path: target.path, rowId, value }];
    }),
  );
}

/** Where a field is picked from and stands, and the row in which it fills the other one. */
function placesOf(
  { source, target }: Transfer,
  standing: FormValues | undefined,
  next: FormValues,
): readonly { rowId: string | undefined; before: Cells | undefined; after: Cells }[] {
  const { table } = source;
  if (table === undefined)
    return [{ rowId: undefined, before: standing?.fields, after: next.fields }];
  const stood = new Map(standing && rowsOf(standing, table).map(({ id, cells }) => [id, cells]));
  return rowsOf(next, table).map(({ id, cells }) => ({
    rowId: target.table === undefined ? undefined : id,
    before: stood.get(id),
    after: cells,
  }));
}

/** What somebody sent, with what the form puts into it. */
export function withTransfers(
  form: Form,
  values: FormValues,
  due: readonly DueTransfer[],
): FormValues {
  return due.reduce((all, { path, rowId, value }) => {
    const table = form.fields.get(path)?.table;
    return table === undefined || rowId === undefined
      ? withField(all, path, value)
      : withCell(all, table, rowId, columnOf(path), value);
  }, values);
}
