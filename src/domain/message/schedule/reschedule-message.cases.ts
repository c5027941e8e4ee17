import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../../refusal.ts";
import { rescheduleMessage } from "./reschedule-message.ts";

export const rescheduleMessageCases = casesOf(rescheduleMessage, {
  arguments: ({ scheduled }) => ({ id: scheduled.id, text: "Sweep both decks" }),
  roles: everyone(PARAMETER_ERROR, { leader: 200 }),
  refusals: {
    "what waits no more": {
      arguments: ({ message }) => ({ id: message.id }),
      code: PARAMETER_ERROR,
      reason: "message.scheduleGone",
    },
  },
});
