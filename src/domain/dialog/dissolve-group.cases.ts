import { casesOf } from "#tests/make/cases/cases-of.ts";
import { leaders } from "#tests/make/cases/role-codes.ts";
import { DIALOG_GONE, PARAMETER_ERROR } from "../refusal.ts";
import { dissolveGroup } from "./dissolve-group.ts";

export const dissolveGroupCases = casesOf(dissolveGroup, {
  arguments: ({ group }) => ({ dialogId: group.id }),
  roles: leaders(DIALOG_GONE),
  refusals: {
    "the chat of a plan, which goes with the plan": {
      arguments: ({ plan }) => ({ dialogId: plan.dialogId }),
      code: PARAMETER_ERROR,
      reason: "dialog.ordinaryOnly",
    },
  },
});
