import { isUnable } from "../field-kinds/field-kind.ts";
import type { Form } from "../graph/form.ts";
import type { FormPiece } from "../model/form-piece.ts";
import { type OwnFields, seesField } from "../permissions/field-rights.ts";
import { listOf } from "../json/json.ts";
import { columnDataIn, entriesOf } from "./column-data.ts";

/** Columns of a form that names none. */
const COLUMNS_MAX = 6;

/** All fields that can be a column of a list for somebody. */
export function listableFields({ fields }: Form, own: OwnFields): readonly FormPiece[] {
  return [...fields.values()].filter(({ path, table, node: { kind, settings } }) => {
    const isSeen = !settings.noShow && settings.visibility.includes("pc");
    const isOwn = table === undefined && seesField(own, { path, table });
    return isOwn && isSeen && !isUnable(kind, "listed") && kind.group !== "file";
  });
}

/**
 * What of a form a list shows where the person does not want it otherwise: what its designer chose (`columnList`, or `listColumns`
 * of an older form), else the first fields that can be listed.
 */
export function listColumns(form: Form, own: OwnFields): readonly FormPiece[] {
  const listable = new Set(listableFields(form, own));
  const { columnList } = columnDataIn(form);
  const named = columnList ?? form.definition.source["listColumns"];
  const wanted = entriesOf(form, named);
  if (named === undefined || (wanted.length === 0 && listOf(named).length > 0))
    return [...listable].slice(0, COLUMNS_MAX);
  return wanted.flatMap(({ piece }) => (listable.has(piece) ? [piece] : []));
}
