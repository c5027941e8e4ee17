import { casesOf } from "#tests/make/cases/cases-of.ts";
import { leaders } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { removeField } from "./remove-field.ts";

export const removeFieldCases = casesOf(removeField, {
  arguments: ({ planField }) => ({ id: planField.id }),
  roles: leaders(PARAMETER_ERROR),
});
