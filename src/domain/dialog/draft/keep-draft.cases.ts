import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import { DIALOG_GONE } from "../../refusal.ts";
import { keepDraft } from "./keep-draft.ts";

export const keepDraftCases = casesOf(keepDraft, {
  by: "member",
  arguments: ({ group }) => ({ dialogId: group.id, text: "The crane comes at" }),
  roles: everyone(DIALOG_GONE, { leader: 200, member: 200, colleague: 200 }),
});
