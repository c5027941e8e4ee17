import { casesOf } from "#tests/make/cases/cases-of.ts";
import { leaders } from "#tests/make/cases/role-codes.ts";
import { DIALOG_GONE, NO_ACCESS, PARAMETER_ERROR } from "../refusal.ts";
import { letReadAlong } from "./let-read-along.ts";

export const letReadAlongCases = casesOf(letReadAlong, {
  arguments: ({ group, member }) => ({
    dialogId: group.id,
    userId: member.userId,
    readsAll: true,
  }),
  roles: leaders(DIALOG_GONE),
  refusals: {
    "somebody who is not in the group": {
      arguments: ({ group, outsider }) => ({
        dialogId: group.id,
        userId: outsider.userId,
        readsAll: true,
      }),
      code: PARAMETER_ERROR,
      reason: "userUnknown",
    },
    "a chat of a plan that somebody else leads": {
      by: "member",
      arguments: ({ plan, member }) => ({
        dialogId: plan.dialogId,
        userId: member.userId,
        readsAll: true,
      }),
      code: NO_ACCESS,
      reason: "plan.leaderOnly",
    },
  },
});
