import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { DIALOG_GONE } from "../refusal.ts";
import { readMessages } from "./read-messages.ts";

export const readMessagesCases = casesOf(readMessages, {
  by: "member",
  arguments: ({ message }) => ({ id: [{ id: message.id, dialogId: message.dialogId }] }),
  roles: inside(DIALOG_GONE),
});
