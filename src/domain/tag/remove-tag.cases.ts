import { casesOf } from "#tests/make/cases/cases-of.ts";
import { leaders } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { removeTag } from "./remove-tag.ts";

export const removeTagCases = casesOf(removeTag, {
  arguments: ({ tag }) => ({ id: tag.id }),
  roles: leaders(PARAMETER_ERROR),
});
