import { casesOf } from "#tests/make/cases/cases-of.ts";
import { administrators } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { saveSetting } from "./save-setting.ts";

export const saveSettingCases = casesOf(saveSetting, {
  by: "administrator",
  arguments: () => ({ name: "South Yard", taskDefaultStart: "07:30" }),
  roles: administrators(),
  refusals: {
    "a day that ends before it begins": {
      by: "administrator",
      arguments: () => ({ taskDefaultStart: "18:00", taskDefaultEnd: "09:00" }),
      code: PARAMETER_ERROR,
      reason: "company.timesOrder",
    },
  },
});
