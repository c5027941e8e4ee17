import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { DIALOG_GONE, NO_ACCESS, PARAMETER_ERROR } from "../refusal.ts";
import { removeGroupUsers } from "./remove-group-users.ts";

export const removeGroupUsersCases = casesOf(removeGroupUsers, {
  by: "member",
  arguments: ({ group }) => ({ dialogId: group.id }),
  roles: inside(DIALOG_GONE, { leader: PARAMETER_ERROR }),
  refusals: {
    "somebody else, by who neither leads the group nor let them in": {
      by: "member",
      arguments: ({ group, colleague }) => ({ dialogId: group.id, userId: [colleague.userId] }),
      code: NO_ACCESS,
      reason: "dialog.ownerOnly",
    },
  },
});
