import { casesOf } from "#tests/make/cases/cases-of.ts";
import { leaders } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../../refusal.ts";
import { editMarkup } from "./edit-markup.ts";

export const editMarkupCases = casesOf(editMarkup, {
  arguments: ({ markup }) => ({ id: markup.id, color: "blue", text: "Moved by 12 cm" }),
  roles: leaders(PARAMETER_ERROR),
});
