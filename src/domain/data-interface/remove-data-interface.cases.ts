import { casesOf } from "#tests/make/cases/cases-of.ts";
import { administrators } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { removeDataInterface } from "./remove-data-interface.ts";

export const removeDataInterfaceCases = casesOf(removeDataInterface, {
  by: "administrator",
  arguments: ({ dataInterface }) => ({ id: dataInterface.id }),
  roles: administrators(),
  refusals: {
    "one that is not there": {
      by: "administrator",
      arguments: ({ dictionary }) => ({ id: dictionary.id }),
      code: PARAMETER_ERROR,
      reason: "dataInterface.gone",
    },
  },
});
