import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../../../refusal.ts";
import { NOT_YOUR_TURN } from "../../state/told.ts";
import { urgeApproval } from "./urge-approval.ts";

export const urgeApprovalCases = casesOf(urgeApproval, {
  arguments: ({ approval }) => ({ id: approval.id }),
  roles: everyone(PARAMETER_ERROR, {
    leader: 200,
    member: NOT_YOUR_TURN,
    administrator: NOT_YOUR_TURN,
  }),
  refusals: {
    "what nobody is asked any more": {
      arguments: ({ passedApproval }) => ({ id: passedApproval.id }),
      code: NOT_YOUR_TURN,
      reason: "approval.notYourTurn",
    },
  },
});
