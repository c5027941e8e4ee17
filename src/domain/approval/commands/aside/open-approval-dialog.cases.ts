import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import { NO_ACCESS, PARAMETER_ERROR } from "../../../refusal.ts";
import { openApprovalDialog } from "./open-approval-dialog.ts";

export const openApprovalDialogCases = casesOf(openApprovalDialog, {
  by: "member",
  arguments: ({ approval }) => ({ id: approval.id }),
  roles: everyone(PARAMETER_ERROR, { leader: 200, member: 200, administrator: NO_ACCESS }),
  refusals: {
    "to one that is over and was never talked about": {
      by: "member",
      arguments: ({ passedApproval }) => ({ id: passedApproval.id }),
      code: PARAMETER_ERROR,
      reason: "dialog.closed",
    },
  },
});
