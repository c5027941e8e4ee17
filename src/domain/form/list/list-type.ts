import type { Form } from "../graph/form.ts";
import { type Json, textOf } from "../json/json.ts";
import type { FormPiece } from "../model/form-piece.ts";
import { type OwnFields, seesField } from "../permissions/field-rights.ts";
import { columnDataIn } from "./column-data.ts";

/** How records are listed: 1 table, 2 tree beside it, 3 in groups, 4 edited in place, 5 as a tree (forms-approvals 2). */
export const LIST_TYPES = [1, 2, 3, 4, 5] as const;
export type ListType = (typeof LIST_TYPES)[number];

export function readListType(json: Json | undefined): ListType | undefined {
  return LIST_TYPES.find((type) => type === Number(json));
}

/** As the definition says, else as the form does. */
export function listTypeOf(form: Form, fallback: number): ListType {
  return readListType(columnDataIn(form)["type"]) ?? readListType(fallback) ?? 1;
}

/** The field by which records stand in groups (`groupField`); undefined where there is none that the person sees. */
export function groupPiece(form: Form, own: OwnFields): FormPiece | undefined {
  return pieceNamed(form, own, "groupField");
}

/** The field that says below which other record one stands (`parentField`). */
export function parentPiece(form: Form, own: OwnFields): FormPiece | undefined {
  return pieceNamed(form, own, "parentField");
}

function pieceNamed(form: Form, own: OwnFields, key: string): FormPiece | undefined {
  const piece = form.fields.get(textOf(columnDataIn(form)[key]));
  return piece && piece.table === undefined && seesField(own, piece) ? piece : undefined;
}
