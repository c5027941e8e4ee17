import { casesOf } from "#tests/make/cases/cases-of.ts";
import { administrators } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { removeDictionaryEntry } from "./remove-entry.ts";

export const removeDictionaryEntryCases = casesOf(removeDictionaryEntry, {
  by: "administrator",
  arguments: ({ dictionary }) => ({ id: dictionary.id, code: "brick" }),
  roles: administrators(),
  refusals: {
    "one that is none": {
      by: "administrator",
      arguments: ({ dictionary }) => ({ id: dictionary.id, code: "plaster" }),
      code: PARAMETER_ERROR,
      reason: "dictionary.entryGone",
    },
  },
});
