import { casesOf } from "#tests/make/cases/cases-of.ts";
import { administrators } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { editMenuItem } from "./edit-menu-item.ts";

export const editMenuItemCases = casesOf(editMenuItem, {
  by: "administrator",
  arguments: ({ menuDirectory }) => ({ id: menuDirectory.id, name: "North", hidden: true }),
  roles: administrators(),
  refusals: {
    "below itself": {
      by: "administrator",
      arguments: ({ menuDirectory }) => ({ id: menuDirectory.id, parentId: menuDirectory.id }),
      code: PARAMETER_ERROR,
      reason: "menu.cycle",
    },
    "an application without a name": {
      by: "administrator",
      arguments: ({ menuDirectory }) => ({ id: menuDirectory.id, name: "" }),
      code: PARAMETER_ERROR,
      reason: "menu.nameMissing",
    },
    "a role that is not there": {
      by: "administrator",
      arguments: ({ menuPage, units }) => ({ id: menuPage.id, roles: [units.department.id] }),
      code: PARAMETER_ERROR,
      reason: "unit.gone",
    },
  },
});
