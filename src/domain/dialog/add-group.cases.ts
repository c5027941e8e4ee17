import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { addGroup } from "./add-group.ts";

export const addGroupCases = casesOf(addGroup, {
  arguments: ({ leader, member, mint }, me) => ({
    id: mint(me),
    name: "Day shift",
    userId: [leader.userId, member.userId],
  }),
  roles: everyone(),
  refusals: {
    "of oneself alone": {
      arguments: (_site, me) => ({ name: "Just me", userId: [me.userId] }),
      code: PARAMETER_ERROR,
      reason: "dialog.membersMin",
    },
  },
});
