import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import { DIALOG_GONE } from "../refusal.ts";
import { markDialog } from "./mark-dialog.ts";

export const markDialogCases = casesOf(markDialog, {
  by: "member",
  arguments: ({ group }) => ({ dialogId: group.id, type: "unread" }),
  roles: everyone(DIALOG_GONE, { leader: 200, member: 200, colleague: 200 }),
});
