import { shapeNameOf } from "../../form/field-kinds/field-kind.ts";
import type { Form } from "../../form/graph/form.ts";
import { fieldsBooked } from "../../leave/leave-form.ts";
import type { FormPiece } from "../../form/model/form-piece.ts";

/**
 * Whether a field or sub-table can be kept from a step. Files cannot, nor what of leave is booked: both lie beside the record; nor what
 * a record may be known by, which stands in lists and notices.
 */
export function canBeHidden(form: Form, path: string): boolean {
  const table = form.tables.get(path);
  if (table) return !table.columns.some(holdsFiles);
  const piece = form.fields.get(path);
  if (!piece || piece.table !== undefined || holdsFiles(piece)) return false;
  if (fieldsBooked(form).includes(path)) return false;
  return !mayBeTitle(form, piece);
}

function holdsFiles({ node: { kind, properties } }: FormPiece): boolean {
  return shapeNameOf(kind, properties) === "files";
}

/** As `recordTitle` chooses: a number, and the first line that says something, or else the first text. */
function mayBeTitle(form: Form, { path, node }: FormPiece): boolean {
  const { name } = node.kind;
  if (name !== "input" && name !== "textarea") return name === "billRule";
  const own = [...form.fields.values()].filter(({ table }) => table === undefined);
  const before =
    name === "input"
      ? own.slice(
          0,
          own.findIndex((one) => one.path === path),
        )
      : own;
  return !before.some(({ node: one }) => one.kind.name === "input" && one.settings.required);
}
