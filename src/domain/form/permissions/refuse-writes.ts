import { NO_ACCESS, type Refusal } from "../../refusal.ts";
import type { Surroundings } from "../expression/functions/form-function.ts";
import { isEmptyJson } from "../field-kinds/shapes/value-shape.ts";
import type { Form } from "../graph/form.ts";
import { type Json, sameJson } from "../json/json.ts";
import type { FormPiece } from "../model/form-piece.ts";
import { firstValue } from "../record/first-values.ts";
import { type FormValues, rowsOf } from "../record/form-values.ts";
import { type FieldRights, mayWrite } from "./field-rights.ts";
import { fieldsOfRulesRead } from "./rules-due.ts";
import { transfersDue } from "./transfers-due.ts";

type Cells = ReadonlyMap<string, Json>;

/**
 * Refuses a change of what somebody may not write, by its path; nothing of the change is taken then. Rows come, go and change places
 * by the right to their sub-table. `standing` is undefined of a new record. What the server sets and works out is nobody's to write,
 * and counts for nothing, as what rules fill; what the form puts somewhere because of a pick may be sent as well.
 */
export function refuseWrites(
  form: Form,
  standing: FormValues | undefined,
  next: FormValues,
  rights: FieldRights,
  around: Surroundings,
): Refusal | undefined {
  const due = transfersDue(form, standing, next, rights, around);
  const ofRules = fieldsOfRulesRead(form, rights);
  const locked = [...form.fields.values()].filter(
    ({ path, node }) =>
      node.kind.setBy === undefined && !mayWrite(rights, path) && !ofRules.has(path),
  );
  const isWritten = (piece: FormPiece, before: Cells | undefined, after: Cells, rowId?: string) => {
    const value = after.get(piece.node.name) ?? null;
    const put = due.findLast((one) => one.path === piece.path && one.rowId === rowId);
    return isOtherwise(piece, before, value, around) && !(put && sameJson(put.value, value));
  };
  const field =
    locked.find(
      (piece) => piece.table === undefined && isWritten(piece, standing?.fields, next.fields),
    )?.path ?? forbiddenRow();
  return field === undefined
    ? undefined
    : { code: NO_ACCESS, reason: "form.fieldNotYours", data: { field } };

  function forbiddenRow(): string | undefined {
    for (const table of form.tables.keys()) {
      const stood = rowsOf(standing ?? next, table);
      const before = new Map(stood.map((row) => [row.id, row.cells]));
      const rows = rowsOf(next, table);
      const isSameRows =
        rows.length === stood.length && rows.every(({ id }, at) => id === stood[at]?.id);
      const isBornEmpty = standing === undefined && rows.length === 0;
      if (!mayWrite(rights, table) && !(standing ? isSameRows : isBornEmpty)) return table;
      const columns = locked.filter((piece) => piece.table === table);
      const written = columns.find((piece) =>
        rows.some(({ id, cells }) => isWritten(piece, standing && before.get(id), cells, id)),
      );
      if (written) return written.path;
    }
    return undefined;
  }
}

/** Of what is new only the default can stand there; at which moment "now" was, nobody here knows. */
function isOtherwise(
  piece: FormPiece,
  before: Cells | undefined,
  value: Json,
  around: Surroundings,
): boolean {
  const { node } = piece;
  if (before) return !sameJson(before.get(node.name) ?? null, value);
  if (isEmptyJson(value)) return false;
  if (node.settings.defaultCurrent && node.kind.currentValue === "now") return false;
  return !sameJson(firstValue(piece, around), value);
}
