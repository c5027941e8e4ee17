import { casesOf } from "#tests/make/cases/cases-of.ts";
import { administrators } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { editDataInterface } from "./edit-data-interface.ts";

export const editDataInterfaceCases = casesOf(editDataInterface, {
  by: "administrator",
  arguments: ({ dataInterface }) => ({ id: dataInterface.id, name: "Plant", enabled: false }),
  roles: administrators(),
  refusals: {
    "a column twice": {
      by: "administrator",
      arguments: ({ dataInterface }) => ({
        id: dataInterface.id,
        columns: [
          { field: "number", fieldName: "Number" },
          { field: "number", fieldName: "Number" },
        ],
      }),
      code: PARAMETER_ERROR,
      reason: "dataInterface.twice",
    },
    "a filter by a column that is not there": {
      by: "administrator",
      arguments: ({ dataInterface }) => ({
        id: dataInterface.id,
        filters: [{ field: "owner", symbol: "==" as const, value: "x" }],
      }),
      code: PARAMETER_ERROR,
      reason: "dataInterface.fieldMissing",
    },
    "rows wider than the columns": {
      by: "administrator",
      arguments: ({ dataInterface }) => ({
        id: dataInterface.id,
        rows: [["1", "2", "3", "4", "5"]],
      }),
      code: PARAMETER_ERROR,
      reason: "dataInterface.rowsTooWide",
    },
  },
});
