import { RECORD_PAGES } from "../../limits.ts";
import { CHANGED, type RecordOrder } from "../../record/record-order.ts";
import type { Form } from "../graph/form.ts";
import { listOf, objectOf, textOf } from "../json/json.ts";
import { type OwnFields, seesField } from "../permissions/field-rights.ts";
import { columnDataIn } from "./column-data.ts";

/** By so many fields a list is ordered at most. */
export const ORDERS_MAX = 3;

/**
 * How a list is ordered while nobody wants it otherwise (`defaultSortConfig`): by fields of the form itself that the person sees, or by
 * when records were changed. None = the newest first.
 */
export function usualOrders({ fields, definition }: Form, own: OwnFields): readonly RecordOrder[] {
  const { defaultSortConfig } = columnDataIn({ definition });
  const named = listOf(defaultSortConfig).map(objectOf);
  const orders = named.map(({ field, sort }) => ({
    path: textOf(field),
    descending: textOf(sort).toLowerCase() === "desc",
  }));
  return orders
    .filter(({ path }) => {
      const piece = fields.get(path);
      if (path === CHANGED) return true;
      return piece !== undefined && piece.table === undefined && seesField(own, piece);
    })
    .filter(({ path }, at, all) => all.findIndex((each) => each.path === path) === at)
    .slice(0, ORDERS_MAX);
}

/** How many records stand on a page while nobody wants it otherwise (`pageSize`); a list without pages (`hasPage`) has the largest ones. */
export function usualSize({ definition }: Pick<Form, "definition">): (typeof RECORD_PAGES)[number] {
  const { pageSize, hasPage } = columnDataIn({ definition });
  const [smallest] = RECORD_PAGES;
  if (hasPage === false) return RECORD_PAGES.at(-1) ?? smallest;
  // Other builders know pages of 80, which is nearest to 100.
  const wanted = Number(pageSize);
  return RECORD_PAGES.find((size) => size >= wanted) ?? smallest;
}
