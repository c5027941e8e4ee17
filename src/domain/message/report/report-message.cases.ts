import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../../refusal.ts";
import { reportMessage } from "./report-message.ts";

export const reportMessageCases = casesOf(reportMessage, {
  by: "member",
  arguments: ({ message }) => ({ msgId: message.id, reason: "spam" as const }),
  roles: inside(PARAMETER_ERROR, { leader: PARAMETER_ERROR }),
  refusals: {
    "what one wrote oneself": {
      by: "leader",
      arguments: ({ message }) => ({ msgId: message.id, reason: "spam" as const }),
      code: PARAMETER_ERROR,
      reason: "message.notReportable",
    },
  },
});
