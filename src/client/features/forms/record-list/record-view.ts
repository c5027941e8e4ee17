import { readSetting, writeSetting } from "#client/platform/local-settings.ts";
import { readOrder, type RecordOrder, writeOrder } from "#domain/record/record-order.ts";
import { type RecordViewAddress, viewAddress } from "./record-view-address.ts";

/** How a list of records is looked at. */
export interface RecordView {
  readonly words: string;
  /** undefined = as the form usually has it. */
  readonly order: RecordOrder | undefined;
  /** JSON of a super query, "" = none. */
  readonly query: string;
  /** JSON of what is searched for in single fields, "" = in none; undefined = what the form usually searches for. */
  readonly find: string | undefined;
  /** undefined = as many as the form usually has. */
  readonly size: number | undefined;
  /** The page, counted from 1. */
  readonly at: number;
}

/** In the place of an order: the form's own. */
const USUAL = "@usual";

/** What is not said in the address is as the person left it. */
export function viewOf(address: RecordViewAddress, userId: number, formId: number): RecordView {
  const kept = viewAddress(parsed(readSetting(nameOf(userId, formId))));
  const { words = "", sort = kept.sort, size = kept.size, page = 1 } = address;
  const order = sort === undefined || sort === USUAL ? undefined : readOrder(sort);
  // An address that says how the list is looked at says it all.
  const usual = address.sort === undefined ? kept : {};
  const { query = usual.query ?? "", find = usual.find } = address;
  return { words, order, query, find, size, at: page };
}

/** How a view stands in the address, so that who gets the link sees the same. */
export function addressOfView({
  words,
  order,
  query,
  find,
  size,
  at,
}: RecordView): RecordViewAddress {
  return {
    ...(words !== "" && { words }),
    sort: order ? writeOrder(order) : USUAL,
    ...(query !== "" && { query }),
    ...(find !== undefined && { find }),
    ...(size !== undefined && { size }),
    ...(at > 1 && { page: at }),
  };
}

/** Order, conditions and size stay for the next time, the words that were looked for do not. */
export function keepView(userId: number, formId: number, view: RecordView): void {
  const { words: _words, page: _page, ...kept } = addressOfView(view);
  writeSetting(nameOf(userId, formId), JSON.stringify(kept));
}

const nameOf = (userId: number, formId: number) => `records.${userId}.${formId}`;

function parsed(text: string | undefined): Record<string, unknown> {
  try {
    const json: unknown = JSON.parse(text ?? "{}");
    return typeof json === "object" && json !== null ? (json as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
