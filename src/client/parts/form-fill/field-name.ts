import type { FormPiece } from "#domain/form/model/form-piece.ts";
import { type FieldPlace, placeKey } from "./store/form-store.ts";

/** The id of the element in which a field is filled in. */
export function fieldId(prefix: string, place: FieldPlace): string {
  return `${prefix}-${placeKey(place).replace(/[^\w-]/g, "-")}`;
}

/** What a field is called; its name in the record where it has no label. */
export function labelOf({ node }: Pick<FormPiece, "node">): string {
  return node.settings.label || node.name;
}
