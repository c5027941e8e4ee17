import { safeText } from "../form/sheet/safe-text.ts";
import type { SheetPlan } from "../form/sheet/sheet-of-records.ts";
import type { Approval } from "./approval.ts";
import { decisionRecord } from "./state/decision-record.ts";

const COLUMNS = ["title", "form", "who", "asked", "status", "waits", "last", "opinion"] as const;

/** What asks, and decides nothing. */
const ASKS = new Set([2, 8, 9]);

/** How things are called in a workbook. */
export interface SheetWords {
  readonly heading: (column: (typeof COLUMNS)[number]) => string;
  readonly nameOf: (userId: number) => string;
  readonly formOf: (formId: number) => string;
  readonly status: (status: Approval["status"]) => string;
  readonly time: (time: number) => string;
}

/** Requests as a sheet, a row each: what was asked for, what became of it, and what was said last. */
export function sheetOfRequests(approvals: readonly Approval[], words: SheetWords): SheetPlan {
  const rows = approvals.map((approval) => {
    const { title, formId, createUserId, createTime, status, askedIds } = approval;
    const last = decisionRecord(approval).findLast(({ handleStatus }) => !ASKS.has(handleStatus));
    return [
      title,
      words.formOf(formId),
      words.nameOf(createUserId),
      words.time(createTime),
      words.status(status),
      askedIds.map(words.nameOf).join(", "),
      last ? [words.nameOf(last.userId), words.time(last.time)].filter(Boolean).join(", ") : "",
      last?.opinion ?? "",
    ].map(safeText);
  });
  return { headings: 1, rows: [COLUMNS.map(words.heading), ...rows], merged: [] };
}
