import { casesOf } from "#tests/make/cases/cases-of.ts";
import { photo } from "#tests/make/company-forms.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../../../refusal.ts";
import { commentApproval } from "./comment-approval.ts";

export const commentApprovalCases = casesOf(commentApproval, {
  arguments: ({ approval, mint }, me) => ({
    id: approval.id,
    remarks: "Which supplier?",
    files: [photo(mint(me))],
  }),
  roles: everyone(PARAMETER_ERROR, { leader: 200, member: 200, administrator: 200 }),
  refusals: {
    "nothing at all": {
      arguments: ({ approval }) => ({ id: approval.id, remarks: "" }),
      code: PARAMETER_ERROR,
      reason: "parameterError",
    },
    "to somebody whom it does not concern": {
      arguments: ({ approval, outsider }) => ({
        id: approval.id,
        remarks: `Look, <@${outsider.userId}>`,
      }),
      code: PARAMETER_ERROR,
      reason: "approval.notConcerned",
    },
  },
});
