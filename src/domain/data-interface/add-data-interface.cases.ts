import { casesOf } from "#tests/make/cases/cases-of.ts";
import { administrators } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { addDataInterface } from "./add-data-interface.ts";

export const addDataInterfaceCases = casesOf(addDataInterface, {
  by: "administrator",
  arguments: ({ mint }, me) => ({
    id: mint(me),
    kind: "static" as const,
    name: "Suppliers",
    code: `suppliers-${mint(me)}`,
    columns: [{ field: "id", fieldName: "Number" }],
    rows: [["1"]],
  }),
  roles: administrators(),
  refusals: {
    "two of one code": {
      by: "administrator",
      arguments: ({ dataInterface }) => ({
        kind: "static" as const,
        name: "Other",
        code: dataInterface.code.toUpperCase(),
      }),
      code: PARAMETER_ERROR,
      reason: "dataInterface.codeTaken",
    },
    "a query of no form": {
      by: "administrator",
      arguments: ({ mint }, me) => ({
        kind: "query" as const,
        name: "Other",
        code: `q-${mint(me)}`,
      }),
      code: PARAMETER_ERROR,
      reason: "form.gone",
    },
  },
});
