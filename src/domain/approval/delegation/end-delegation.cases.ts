import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../../refusal.ts";
import { endDelegation } from "./end-delegation.ts";

export const endDelegationCases = casesOf(endDelegation, {
  arguments: ({ colleague }) => ({ deputyId: colleague.userId }),
  roles: everyone(PARAMETER_ERROR, { leader: 200 }),
  refusals: {
    "where nobody was named": {
      arguments: ({ member }) => ({ deputyId: member.userId }),
      code: PARAMETER_ERROR,
      reason: "delegation.gone",
    },
  },
});
