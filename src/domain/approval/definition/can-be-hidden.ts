import { shapeNameOf } from "../../form/field-kinds/field-kind.ts";
import { keyOf } from "../../form/graph/derivation.ts";
import type { Form } from "../../form/graph/form.ts";
import { fieldsBooked } from "../../leave/leave-form.ts";
import type { FormPiece } from "../../form/model/form-piece.ts";

/**
 * Whether a field or sub-table can be kept from somebody. Files cannot, nor what of leave is booked: both lie beside the record; nor what
 * a record may be known by, which stands in lists and notices. `closed` are the fields that the form does not let everybody fill in.
 * Forms keep columns apart from their sub-table, steps of flows do not.
 */
export function canBeHidden(
  form: Form,
  path: string,
  closed: readonly string[],
  isColumnApart = false,
): boolean {
  const table = form.tables.get(path);
  if (table) return !table.columns.some(holdsFiles);
  const piece = form.fields.get(path);
  if (!piece || holdsFiles(piece)) return false;
  // Of rows nothing is known by a single cell.
  if (piece.table !== undefined) return isColumnApart;
  if (fieldsBooked(form).includes(path)) return false;
  return !mayBeTitle(form, piece, closed);
}

function holdsFiles({ node: { kind, properties } }: FormPiece): boolean {
  return shapeNameOf(kind, properties) === "files";
}

/** As `recordTitle` chooses: a number, and the first line that says something, or else the first text. */
function mayBeTitle(form: Form, { path, node }: FormPiece, closed: readonly string[]): boolean {
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
  return !before.some((one) => one.node.kind.name === "input" && isSureToSay(form, one, closed));
}

/** Whether no record comes without it: it is asked of whoever fills in, on whatever, and no rule takes it away. */
function isSureToSay(form: Form, { path, node }: FormPiece, closed: readonly string[]): boolean {
  const { required, visibility } = node.settings;
  const [isSeen, isAsked] = [keyOf("visible", path), keyOf("required", path)];
  const isFixed = !form.derivations.some(({ key }) => key === isSeen || key === isAsked);
  const isEverywhere = visibility.includes("pc") && visibility.includes("app");
  return (
    required && isEverywhere && isFixed && form.fixed.get(isSeen) === true && !closed.includes(path)
  );
}
