import type { ConcernName } from "#domain/approval/concerns.ts";

/** A person's lists of requests, as they stand beside each other. */
export const APPROVAL_LISTS = [
  "waiting",
  "mine",
  "copies",
  "done",
] as const satisfies ConcernName[];
export type ApprovalListName = (typeof APPROVAL_LISTS)[number];
