import { casesOf } from "#tests/make/cases/cases-of.ts";
import { administrators } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { removeDictionary } from "./remove-dictionary.ts";

export const removeDictionaryCases = casesOf(removeDictionary, {
  by: "administrator",
  arguments: ({ emptyDictionary }) => ({ id: emptyDictionary.id }),
  roles: administrators(),
  refusals: {
    "what has entries": {
      by: "administrator",
      arguments: ({ dictionary }) => ({ id: dictionary.id }),
      code: PARAMETER_ERROR,
      reason: "dictionary.notEmpty",
    },
  },
});
