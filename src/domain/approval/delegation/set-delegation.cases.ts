import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../../refusal.ts";
import { setDelegation } from "./set-delegation.ts";

/** From the beginning of time until long after: a year of it at most, so it begins late. */
const AWAY = { startTime: 4_000_000_000_000, endTime: 4_000_500_000_000 };

export const setDelegationCases = casesOf(setDelegation, {
  arguments: ({ newcomer }) => ({ deputyId: newcomer.userId, ...AWAY }),
  roles: everyone(),
  refusals: {
    "to name oneself": {
      arguments: ({ leader }) => ({ deputyId: leader.userId, ...AWAY }),
      code: PARAMETER_ERROR,
      reason: "delegation.self",
    },
    "to be back before one is gone": {
      arguments: ({ member }) => ({
        deputyId: member.userId,
        startTime: AWAY.endTime,
        endTime: AWAY.startTime,
      }),
      code: PARAMETER_ERROR,
      reason: "delegation.badTimes",
    },
    "to be away for years": {
      arguments: ({ member }) => ({ deputyId: member.userId, ...AWAY, startTime: 0 }),
      code: PARAMETER_ERROR,
      reason: "delegation.badTimes",
    },
    "somebody who is not there": {
      arguments: () => ({ deputyId: 4711, ...AWAY }),
      code: PARAMETER_ERROR,
      reason: "userUnknown",
    },
    "for a form that is not there": {
      arguments: ({ member }) => ({ deputyId: member.userId, ...AWAY, formIds: [4711] }),
      code: PARAMETER_ERROR,
      reason: "form.gone",
    },
  },
});
