import { casesOf } from "#tests/make/cases/cases-of.ts";
import { leaders } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { editMessage } from "./edit-message.ts";

export const editMessageCases = casesOf(editMessage, {
  arguments: ({ message }) => ({ msgId: message.id, text: "Ready now?" }),
  roles: leaders(PARAMETER_ERROR),
});
