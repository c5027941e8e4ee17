import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { DIALOG_GONE } from "../../refusal.ts";
import { scheduleMessage } from "./schedule-message.ts";

export const scheduleMessageCases = casesOf(scheduleMessage, {
  by: "member",
  arguments: ({ message, mint }, me) => ({
    id: mint(me),
    dialogId: message.dialogId,
    text: "The lift is free again",
    time: 4_000_000_000_000,
  }),
  roles: inside(DIALOG_GONE),
});
