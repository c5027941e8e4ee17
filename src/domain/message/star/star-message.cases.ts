import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../../refusal.ts";
import { starMessage } from "./star-message.ts";

export const starMessageCases = casesOf(starMessage, {
  by: "member",
  arguments: ({ message }) => ({ msgId: message.id }),
  roles: inside(PARAMETER_ERROR),
});
