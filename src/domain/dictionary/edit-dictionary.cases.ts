import { casesOf } from "#tests/make/cases/cases-of.ts";
import { administrators } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { editDictionary } from "./edit-dictionary.ts";

export const editDictionaryCases = casesOf(editDictionary, {
  by: "administrator",
  arguments: ({ dictionary }) => ({ id: dictionary.id, name: "Waste", enabled: false }),
  roles: administrators(),
  refusals: {
    "below itself": {
      by: "administrator",
      arguments: ({ dictionary }) => ({ id: dictionary.id, parentId: dictionary.id }),
      code: PARAMETER_ERROR,
      reason: "dictionary.cycle",
    },
  },
});
