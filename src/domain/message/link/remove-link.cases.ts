import { casesOf } from "#tests/make/cases/cases-of.ts";
import { leaders } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../../refusal.ts";
import { removeLink } from "./remove-link.ts";

export const removeLinkCases = casesOf(removeLink, {
  arguments: ({ message }) => ({ msgId: message.id }),
  roles: leaders(PARAMETER_ERROR),
});
