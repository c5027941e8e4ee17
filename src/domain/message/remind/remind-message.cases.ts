import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../../refusal.ts";
import { remindMessage } from "./remind-message.ts";

export const remindMessageCases = casesOf(remindMessage, {
  by: "member",
  arguments: ({ message }) => ({ msgId: message.id, time: 4_000_000_000_000 }),
  roles: inside(PARAMETER_ERROR),
});
