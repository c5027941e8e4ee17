import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../../refusal.ts";
import { tagMessage } from "./tag-message.ts";

export const tagMessageCases = casesOf(tagMessage, {
  by: "member",
  arguments: ({ message, mint }, me) => ({ msgId: message.id, lineId: mint(me) }),
  roles: inside(PARAMETER_ERROR),
});
