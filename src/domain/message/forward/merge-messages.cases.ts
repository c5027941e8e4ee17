import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import { DIALOG_GONE, PARAMETER_ERROR } from "../../refusal.ts";
import { mergeMessages } from "./merge-messages.ts";

export const mergeMessagesCases = casesOf(mergeMessages, {
  by: "member",
  arguments: ({ group, message, mint }, me) => ({
    id: mint(me),
    dialogId: group.id,
    msgId: [message.id],
  }),
  roles: everyone(DIALOG_GONE, { leader: 200, member: 200, colleague: 200 }),
  refusals: {
    "a vote, which lives where it stands": {
      arguments: ({ group, message, vote }) => ({
        dialogId: group.id,
        msgId: [message.id, vote.id],
      }),
      code: PARAMETER_ERROR,
      reason: "message.notForwardable",
    },
  },
});
