import { casesOf } from "#tests/make/cases/cases-of.ts";
import { leaders } from "#tests/make/cases/role-codes.ts";
import { DIALOG_GONE, PARAMETER_ERROR } from "../refusal.ts";
import { editGroup } from "./edit-group.ts";

export const editGroupCases = casesOf(editGroup, {
  arguments: ({ group }) => ({ id: group.id, name: "Late shift" }),
  roles: leaders(DIALOG_GONE),
  refusals: {
    "the chat of a plan, which is named as the plan is": {
      arguments: ({ plan }) => ({ id: plan.dialogId, name: "Late shift" }),
      code: PARAMETER_ERROR,
      reason: "dialog.ordinaryOnly",
    },
  },
});
