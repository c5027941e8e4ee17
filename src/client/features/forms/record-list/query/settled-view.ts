import { listSearches } from "#domain/form/list/list-search.ts";
import { usualOrders, usualSize } from "#domain/form/list/list-usual.ts";
import { seesField } from "#domain/form/permissions/field-rights.ts";
import type { RecordOrder } from "#domain/record/record-order.ts";
import { searchesOfText, writeSearches } from "#domain/record/record-search.ts";
import type { OpenRecord } from "#client/parts/record/use-open-record.ts";
import type { RecordView } from "../record-view.ts";

/** A view with what is really asked: as the person wants it, else as the form usually does. */
export interface SettledView extends Omit<RecordView, "order" | "size" | "find"> {
  /** The first of them first; none = the newest first. */
  readonly orders: readonly RecordOrder[];
  readonly size: number;
  readonly find: string;
}

/** Nothing is asked of fields that the person does not see. */
export function settledView(
  { ready, own }: Pick<OpenRecord, "ready" | "own">,
  view: RecordView,
): SettledView {
  const { form } = ready;
  const asked = view.find === undefined ? listSearches(form, own).usual : searchesOfText(view.find);
  const known = Object.entries(asked).filter(([path]) => {
    const piece = form.fields.get(path);
    return piece !== undefined && piece.table === undefined && seesField(own, piece);
  });
  return {
    words: view.words,
    query: view.query,
    at: view.at,
    find: writeSearches(Object.fromEntries(known)),
    orders: view.order ? [view.order].filter(({ path }) => path !== "") : usualOrders(form, own),
    size: view.size ?? usualSize(form),
  };
}
