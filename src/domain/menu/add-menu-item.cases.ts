import { casesOf } from "#tests/make/cases/cases-of.ts";
import { administrators } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { addMenuItem } from "./add-menu-item.ts";

export const addMenuItemCases = casesOf(addMenuItem, {
  by: "administrator",
  arguments: ({ mint, menuDirectory, offForm, units }, me) => ({
    id: mint(me),
    parentId: menuDirectory.id,
    menuType: "C" as const,
    name: "Deliveries",
    icon: "truck",
    formId: offForm.id,
    roles: [units.role.id],
  }),
  roles: administrators(),
  refusals: {
    "what stands in a page": {
      by: "administrator",
      arguments: ({ menuPage }) => ({ parentId: menuPage.id, menuType: "M" as const, name: "In" }),
      code: PARAMETER_ERROR,
      reason: "menu.notInPage",
    },
    "a directory that is gone": {
      by: "administrator",
      arguments: ({ form }) => ({ parentId: form.id, menuType: "M" as const, name: "In" }),
      code: PARAMETER_ERROR,
      reason: "menu.gone",
    },
    "a page that leads nowhere": {
      by: "administrator",
      arguments: () => ({ menuType: "C" as const, name: "Nowhere" }),
      code: PARAMETER_ERROR,
      reason: "menu.oneTarget",
    },
    "an address that acts": {
      by: "administrator",
      arguments: () => ({ menuType: "C" as const, name: "Act", link: "javascript:alert(1)" }),
      code: PARAMETER_ERROR,
      reason: "menu.linkBad",
    },
  },
});
