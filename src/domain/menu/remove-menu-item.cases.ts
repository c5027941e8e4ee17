import { casesOf } from "#tests/make/cases/cases-of.ts";
import { administrators } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { removeMenuItem } from "./remove-menu-item.ts";

export const removeMenuItemCases = casesOf(removeMenuItem, {
  by: "administrator",
  arguments: ({ menuDirectory }) => ({ id: menuDirectory.id }),
  roles: administrators(),
  refusals: {
    "one that is not there": {
      by: "administrator",
      arguments: ({ form }) => ({ id: form.id }),
      code: PARAMETER_ERROR,
      reason: "menu.gone",
    },
  },
});
