import { casesOf } from "#tests/make/cases/cases-of.ts";
import { owners } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { removeCheckItem } from "./remove-check-item.ts";

export const removeCheckItemCases = casesOf(removeCheckItem, {
  by: "member",
  arguments: ({ checkItem }) => ({ id: checkItem.id }),
  roles: owners(PARAMETER_ERROR),
});
