import { casesOf } from "#tests/make/cases/cases-of.ts";
import { administrators } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { addDictionaryEntry } from "./add-entry.ts";

export const addDictionaryEntryCases = casesOf(addDictionaryEntry, {
  by: "administrator",
  arguments: ({ dictionary, mint }, me) => ({
    id: dictionary.id,
    code: `tiles-${mint(me)}`,
    name: "Tiles",
    parentCode: "rubble",
  }),
  roles: administrators(),
  refusals: {
    "two of one code": {
      by: "administrator",
      arguments: ({ dictionary }) => ({ id: dictionary.id, code: "Rubble", name: "Other" }),
      code: PARAMETER_ERROR,
      reason: "dictionary.codeTaken",
    },
  },
});
