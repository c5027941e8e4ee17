import { casesOf } from "#tests/make/cases/cases-of.ts";
import { leaders } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { withdrawMessage } from "./withdraw-message.ts";

export const withdrawMessageCases = casesOf(withdrawMessage, {
  arguments: ({ message }) => ({ msgId: message.id }),
  roles: leaders(PARAMETER_ERROR),
});
