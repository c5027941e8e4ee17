import { commentApproval } from "./comment-approval.ts";
import { readCopy } from "./read-copy.ts";
import { openApprovalDialog } from "./open-approval-dialog.ts";
import { urgeApproval } from "./urge-approval.ts";
import { voidApproval } from "./void-approval.ts";

/** What can be done with a request wherever its flow goes. */
export const asideCommands = [
  commentApproval,
  readCopy,
  openApprovalDialog,
  urgeApproval,
  voidApproval,
] as const;
