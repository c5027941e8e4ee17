import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../../refusal.ts";
import { unscheduleMessage } from "./unschedule-message.ts";

export const unscheduleMessageCases = casesOf(unscheduleMessage, {
  arguments: ({ scheduled }) => ({ id: scheduled.id }),
  roles: everyone(PARAMETER_ERROR, { leader: 200 }),
  refusals: {
    "what waits no more": {
      arguments: ({ message }) => ({ id: message.id }),
      code: PARAMETER_ERROR,
      reason: "message.scheduleGone",
    },
  },
});
