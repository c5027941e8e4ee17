import { casesOf } from "#tests/make/cases/cases-of.ts";
import { administrators } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { setDisabled } from "./set-disabled.ts";

export const setDisabledCases = casesOf(setDisabled, {
  by: "administrator",
  arguments: ({ newcomer }) => ({ id: newcomer.userId, disabled: true }),
  roles: administrators(),
  refusals: {
    "nobody shuts themselves out": {
      by: "administrator",
      arguments: (_site, me) => ({ id: me.userId, disabled: true }),
      code: PARAMETER_ERROR,
      reason: "user.disableSelf",
    },
  },
});
