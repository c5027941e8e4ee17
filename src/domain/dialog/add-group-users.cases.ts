import { casesOf } from "#tests/make/cases/cases-of.ts";
import { leaders } from "#tests/make/cases/role-codes.ts";
import { DIALOG_GONE } from "../refusal.ts";
import { addGroupUsers } from "./add-group-users.ts";

export const addGroupUsersCases = casesOf(addGroupUsers, {
  arguments: ({ group, newcomer }) => ({ dialogId: group.id, userId: [newcomer.userId] }),
  roles: leaders(DIALOG_GONE),
});
