import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { editUserData } from "./edit-user-data.ts";

export const editUserDataCases = casesOf(editUserData, {
  arguments: (_site, { userId }) => ({ nickname: `Chief ${userId}` }),
  roles: everyone(),
  refusals: {
    "no name at all": {
      arguments: () => ({ nickname: " " }),
      code: PARAMETER_ERROR,
      reason: "parameterError",
    },
  },
});
