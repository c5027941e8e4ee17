/** By this name lists are ordered by when a record was changed last; no field is called so. */
export const CHANGED = "@updateTime";

/** By what a list is ordered. */
export interface RecordOrder {
  /** The name of a field, or `CHANGED`; empty = when records were made. */
  readonly path: string;
  readonly descending: boolean;
}

/** As lists are without another wish. */
const NEWEST_FIRST: RecordOrder = { path: "", descending: true };

/** An order as it travels: "-part" goes down by the field `part`, "" is the newest first. */
export function writeOrder({ path, descending }: RecordOrder): string {
  return path !== "" && descending ? `-${path}` : path;
}

export function readOrder(text: string): RecordOrder {
  if (text === "") return NEWEST_FIRST;
  return { path: text.replace(/^-/, ""), descending: text.startsWith("-") };
}

/** Several as they travel, the first of them first. */
export function writeOrders(orders: readonly RecordOrder[]): string {
  return orders.map(writeOrder).filter(Boolean).join(",");
}
