import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../../refusal.ts";
import { setColumns } from "./set-columns.ts";

const fieldList = JSON.stringify([{ prop: "part", label: "Part", columnVisible: false }]);

export const setColumnsCases = casesOf(setColumns, {
  by: "outsider",
  arguments: ({ form }) => ({ moduleId: form.id, fieldList }),
  roles: everyone(),
  refusals: {
    "a list that is not there": {
      by: "outsider",
      arguments: ({ plan }) => ({ moduleId: plan.id, fieldList }),
      code: PARAMETER_ERROR,
      reason: "form.gone",
    },
    "what is no list of columns": {
      by: "outsider",
      arguments: ({ form }) => ({ moduleId: form.id, fieldList: '[{"prop":1}]' }),
      code: PARAMETER_ERROR,
      reason: "form.columnsUnreadable",
    },
  },
});
