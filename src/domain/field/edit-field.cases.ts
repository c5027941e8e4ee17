import { casesOf } from "#tests/make/cases/cases-of.ts";
import { leaders } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { editField } from "./edit-field.ts";

export const editFieldCases = casesOf(editField, {
  arguments: ({ planField }) => ({ id: planField.id, name: "Price", unit: "CNY", required: 1 }),
  roles: leaders(PARAMETER_ERROR),
  refusals: {
    "choices of a number": {
      arguments: ({ planField }) => ({
        id: planField.id,
        options: [{ id: 1, name: "Much", color: "" }],
      }),
      code: PARAMETER_ERROR,
      reason: "parameterError",
    },
  },
});
