import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../../refusal.ts";
import { ALREADY_PASSED, NOT_IN_REVIEW } from "../state/act-aside.ts";
import { NOT_YOUR_TURN } from "../state/told.ts";
import { decideApproval } from "./decide-approval.ts";

export const decideApprovalCases = casesOf(decideApproval, {
  by: "member",
  arguments: ({ approval }) => ({ recordId: approval.id, status: 1 }),
  roles: everyone(PARAMETER_ERROR, {
    member: 200,
    leader: NOT_YOUR_TURN,
    administrator: NOT_YOUR_TURN,
  }),
  refusals: {
    "to reject without a word": {
      by: "member",
      arguments: ({ approval }) => ({ recordId: approval.id, status: 2 }),
      code: PARAMETER_ERROR,
      reason: "approval.opinionNeeded",
    },
    "to withdraw without a reason": {
      arguments: ({ approval }) => ({ recordId: approval.id, status: 4 }),
      code: PARAMETER_ERROR,
      reason: "approval.reasonNeeded",
    },
    "to withdraw what has passed": {
      arguments: ({ passedApproval }) => ({
        recordId: passedApproval.id,
        status: 4,
        remarks: "No longer needed",
      }),
      code: ALREADY_PASSED,
      reason: "approval.alreadyPassed",
    },
    "to withdraw what came back already": {
      arguments: ({ rejectedApproval }) => ({
        recordId: rejectedApproval.id,
        status: 4,
        remarks: "No longer needed",
      }),
      code: NOT_IN_REVIEW,
      reason: "approval.notInReview",
    },
    "what is asked of them in another place by now": {
      by: "member",
      arguments: ({ approval }) => ({ recordId: approval.id, status: 1, runId: 7 }),
      code: NOT_YOUR_TURN,
      reason: "approval.notYourTurn",
    },
    "what is not theirs to know of": {
      by: "outsider",
      arguments: ({ approval }) => ({ recordId: approval.id, status: 1 }),
      code: PARAMETER_ERROR,
      reason: "approval.gone",
    },
  },
});
