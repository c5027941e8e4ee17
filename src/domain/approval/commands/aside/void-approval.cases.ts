import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../../../refusal.ts";
import { NOT_YOUR_TURN } from "../../state/told.ts";
import { voidApproval } from "./void-approval.ts";

export const voidApprovalCases = casesOf(voidApproval, {
  arguments: ({ rejectedApproval }) => ({ id: rejectedApproval.id, remarks: "Not built" }),
  roles: everyone(PARAMETER_ERROR, { leader: 200, member: NOT_YOUR_TURN, administrator: 200 }),
  refusals: {
    "what has passed, by who asked": {
      arguments: ({ passedApproval }) => ({ id: passedApproval.id, remarks: "Not built" }),
      code: NOT_YOUR_TURN,
      reason: "approval.notYourTurn",
    },
    "without a reason": {
      arguments: ({ rejectedApproval }) => ({ id: rejectedApproval.id }),
      code: PARAMETER_ERROR,
      reason: "approval.reasonNeeded",
    },
  },
});
