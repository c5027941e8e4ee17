import { casesOf } from "#tests/make/cases/cases-of.ts";
import { administrators } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { editDictionaryEntry } from "./edit-entry.ts";

export const editDictionaryEntryCases = casesOf(editDictionaryEntry, {
  by: "administrator",
  arguments: ({ dictionary }) => ({
    id: dictionary.id,
    code: "brick",
    name: "Bricks",
    enabled: false,
  }),
  roles: administrators(),
  refusals: {
    "below what stands below it": {
      by: "administrator",
      arguments: ({ dictionary }) => ({ id: dictionary.id, code: "rubble", parentCode: "brick" }),
      code: PARAMETER_ERROR,
      reason: "dictionary.cycle",
    },
  },
});
