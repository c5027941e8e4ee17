import { casesOf } from "#tests/make/cases/cases-of.ts";
import { leaders } from "#tests/make/cases/role-codes.ts";
import { DIALOG_GONE, PARAMETER_ERROR } from "../refusal.ts";
import { handOverGroup } from "./hand-over-group.ts";

export const handOverGroupCases = casesOf(handOverGroup, {
  arguments: ({ group, member }) => ({ dialogId: group.id, userId: member.userId }),
  roles: leaders(DIALOG_GONE),
  refusals: {
    "to somebody who is not in it": {
      arguments: ({ group, outsider }) => ({ dialogId: group.id, userId: outsider.userId }),
      code: PARAMETER_ERROR,
      reason: "userUnknown",
    },
    "the chat of a plan, which is led as the plan is": {
      arguments: ({ plan, member }) => ({ dialogId: plan.dialogId, userId: member.userId }),
      code: PARAMETER_ERROR,
      reason: "dialog.ordinaryOnly",
    },
  },
});
