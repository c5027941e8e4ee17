import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { DIALOG_GONE, PARAMETER_ERROR } from "../refusal.ts";
import { sendText } from "./send-text.ts";

export const sendTextCases = casesOf(sendText, {
  by: "member",
  arguments: ({ taskDialog, message, leader, mint }, me) => ({
    id: mint(me),
    dialogId: taskDialog.id,
    replyId: message.id,
    text: `At ten, <@${leader.userId}>`,
  }),
  roles: inside(DIALOG_GONE),
  refusals: {
    "an answer to a message of another chat": {
      arguments: ({ group, message }) => ({
        dialogId: group.id,
        replyId: message.id,
        text: "Yes",
      }),
      code: PARAMETER_ERROR,
      reason: "message.gone",
    },
  },
});
