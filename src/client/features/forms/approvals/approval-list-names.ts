/** Where a request stands for somebody: it waits for them, is theirs, they know of it, or they had to do with it. */
export const APPROVAL_LISTS = ["waiting", "mine", "copies", "done"] as const;
export type ApprovalListName = (typeof APPROVAL_LISTS)[number];
