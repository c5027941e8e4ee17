import { casesOf } from "#tests/make/cases/cases-of.ts";
import { leaders } from "#tests/make/cases/role-codes.ts";
import { DIALOG_GONE, NO_ACCESS, PARAMETER_ERROR } from "../../refusal.ts";
import { setGroupRules } from "./set-group-rules.ts";

export const setGroupRulesCases = casesOf(setGroupRules, {
  arguments: ({ group, mint }, me) => ({
    dialogId: group.id,
    writing: "chosen" as const,
    slowMode: 60 as const,
    lineId: mint(me),
  }),
  roles: leaders(DIALOG_GONE),
  refusals: {
    "a chat of a plan that somebody else leads": {
      by: "member",
      arguments: ({ plan, mint }, me) => ({
        dialogId: plan.dialogId,
        callingAll: "leaders" as const,
        lineId: mint(me),
      }),
      code: NO_ACCESS,
      reason: "plan.leaderOnly",
    },
    "somebody to write who is not in the group": {
      arguments: ({ group, outsider, mint }, me) => ({
        dialogId: group.id,
        addWriters: [outsider.userId],
        lineId: mint(me),
      }),
      code: PARAMETER_ERROR,
      reason: "userUnknown",
    },
  },
});
