import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { DIALOG_GONE } from "../../refusal.ts";
import { sendVote } from "./send-vote.ts";

export const sendVoteCases = casesOf(sendVote, {
  by: "member",
  arguments: ({ taskDialog, mint }, me) => ({
    id: mint(me),
    dialogId: taskDialog.id,
    text: "When do we pour?",
    list: ["Monday", "Tuesday"],
    anonymous: 1,
  }),
  roles: inside(DIALOG_GONE),
});
