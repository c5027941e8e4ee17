import { listSearches } from "#domain/form/list/list-search.ts";
import { seesField } from "#domain/form/permissions/field-rights.ts";
import { searchesOfText, writeSearches } from "#domain/record/record-search.ts";
import type { OpenRecord } from "#client/parts/record/use-open-record.ts";
import type { RecordView } from "../record-view.ts";

/** A view with what is really asked of single fields: what the person wants, else what the form usually does, of fields that they see. */
export function settledView({ ready, own }: Pick<OpenRecord, "ready" | "own">, view: RecordView) {
  const { fields } = ready.form;
  const asked =
    view.find === undefined ? listSearches(ready.form, own).usual : searchesOfText(view.find);
  const known = Object.entries(asked).filter(([path]) => {
    const piece = fields.get(path);
    return piece !== undefined && piece.table === undefined && seesField(own, piece);
  });
  return { ...view, find: writeSearches(Object.fromEntries(known)) };
}
