import { casesOf } from "#tests/make/cases/cases-of.ts";
import { administrators } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { addDictionary } from "./add-dictionary.ts";

export const addDictionaryCases = casesOf(addDictionary, {
  by: "administrator",
  arguments: ({ mint, dictionary }, me) => ({
    id: mint(me),
    parentId: dictionary.id,
    name: "Kinds of rubble",
    code: `rubble-${mint(me)}`,
  }),
  roles: administrators(),
  refusals: {
    "two of one code": {
      by: "administrator",
      arguments: ({ dictionary }) => ({ name: "Other", code: dictionary.code.toUpperCase() }),
      code: PARAMETER_ERROR,
      reason: "dictionary.codeTaken",
    },
  },
});
