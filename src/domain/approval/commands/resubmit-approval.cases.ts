import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../../refusal.ts";
import { NOT_YOUR_TURN } from "../state/told.ts";
import { resubmitApproval } from "./resubmit-approval.ts";

export const resubmitApprovalCases = casesOf(resubmitApproval, {
  arguments: ({ rejectedApproval }) => ({ id: rejectedApproval.id }),
  roles: everyone(PARAMETER_ERROR, {
    leader: 200,
    member: NOT_YOUR_TURN,
    administrator: NOT_YOUR_TURN,
  }),
  refusals: {
    "what is on its way": {
      arguments: ({ approval }) => ({ id: approval.id }),
      code: NOT_YOUR_TURN,
      reason: "approval.notYourTurn",
    },
  },
});
