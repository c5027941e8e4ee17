import dayjs from "dayjs";
import type { ApprovalSearch } from "#client/data/queries/approval/approvals.ts";
import { SEARCH_KEY_MAX } from "#domain/limits.ts";

/** What becomes of requests, in the order in which it is offered. */
export const STATUSES = [3, 1, 2, 4, 5, 8] as const;

/** What a list is narrowed down to; all of it has to hold. */
export interface WantedRequests extends Pick<
  ApprovalSearch,
  "words" | "formId" | "status" | "unread" | "initiatorId"
> {
  /** The first and last day on which they were asked for, YYYY-MM-DD, "" = any. */
  readonly from: string;
  readonly to: string;
}

/** The same in an address: `?words=crane&form=77&status=3&by=12&from=2026-11-01&to=2026-11-30`. */
export interface WantedAddress {
  readonly words?: string;
  readonly form?: number;
  readonly status?: number;
  readonly unread?: 1;
  readonly by?: number;
  readonly from?: string;
  readonly to?: string;
}

/** What an address says of it; of anything else nothing. */
export function wantedAddress(search: Readonly<Record<string, unknown>>): WantedAddress {
  const { words } = search;
  const status = STATUSES.find((each) => each === Number(search["status"]));
  const [form, by] = [idOf(search["form"]), idOf(search["by"])];
  const [from, to] = [dayOf(search["from"]), dayOf(search["to"])];
  const isSaid = (typeof words === "string" && words !== "") || typeof words === "number";
  return {
    ...(isSaid && { words: String(words).slice(0, SEARCH_KEY_MAX) }),
    ...(form > 0 && { form }),
    ...(status !== undefined && { status }),
    ...(Number(search["unread"]) === 1 && { unread: 1 as const }),
    ...(by > 0 && { by }),
    ...(from !== "" && { from }),
    ...(to !== "" && { to }),
  };
}

function idOf(value: unknown): number {
  const id = Number(value);
  return Number.isSafeInteger(id) ? id : 0;
}

function dayOf(value: unknown): string {
  const isDay = typeof value === "string" && dayjs(value).format("YYYY-MM-DD") === value;
  return isDay ? value : "";
}

/** What a list is narrowed down to by its address. */
export function wantedOf({
  words = "",
  form: formId = 0,
  status,
  unread,
  by: initiatorId = 0,
  from = "",
  to = "",
}: WantedAddress): WantedRequests {
  const known = STATUSES.find((each) => each === status);
  return { words, formId, status: known, unread: unread === 1, initiatorId, from, to };
}

/** The address at which a list is narrowed down like this. */
export function addressOfWanted(wanted: WantedRequests): WantedAddress {
  const { formId, unread, initiatorId, ...rest } = wanted;
  return wantedAddress({ ...rest, form: formId, unread: unread ? 1 : 0, by: initiatorId });
}

/** Nothing narrows the list down. */
export function isEverything(wanted: WantedRequests): boolean {
  return Object.keys(addressOfWanted(wanted)).length === 0;
}

/** What is asked of the rows; days are the person's own, from midnight to midnight. */
export function searchOf({
  from,
  to,
  ...rest
}: WantedRequests): Omit<ApprovalSearch, "userId" | "list" | "most"> {
  return {
    ...rest,
    from: from ? dayjs(from).valueOf() : undefined,
    until: to ? dayjs(to).endOf("day").valueOf() : undefined,
  };
}
