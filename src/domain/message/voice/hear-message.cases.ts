import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../../refusal.ts";
import { hearMessage } from "./hear-message.ts";

export const hearMessageCases = casesOf(hearMessage, {
  by: "member",
  arguments: ({ voice }) => ({ msgId: voice.id }),
  roles: inside(PARAMETER_ERROR),
  refusals: {
    "what is no voice": {
      arguments: ({ message }) => ({ msgId: message.id }),
      code: PARAMETER_ERROR,
      reason: "message.noVoice",
    },
  },
});
