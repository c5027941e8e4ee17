import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import { DIALOG_GONE, PARAMETER_ERROR } from "../../refusal.ts";
import { forwardMessage } from "./forward-message.ts";

export const forwardMessageCases = casesOf(forwardMessage, {
  by: "member",
  arguments: ({ group, message, mint }, me) => ({
    id: mint(me),
    fileId: mint(me),
    dialogId: group.id,
    msgId: message.id,
  }),
  roles: everyone(DIALOG_GONE, { leader: 200, member: 200, colleague: 200 }),
  refusals: {
    "a vote, which lives where it stands": {
      arguments: ({ group, vote }) => ({ dialogId: group.id, msgId: vote.id }),
      code: PARAMETER_ERROR,
      reason: "message.notForwardable",
    },
  },
});
