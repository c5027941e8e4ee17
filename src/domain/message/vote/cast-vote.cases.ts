import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../../refusal.ts";
import { castVote } from "./cast-vote.ts";

export const castVoteCases = casesOf(castVote, {
  by: "member",
  arguments: ({ vote }) => ({ msgId: vote.id, votes: [2] }),
  roles: inside(PARAMETER_ERROR),
  refusals: {
    "a choice that is not offered": {
      arguments: ({ vote }) => ({ msgId: vote.id, votes: [3] }),
      code: PARAMETER_ERROR,
      reason: "parameterError",
    },
    "several choices where one is asked for": {
      arguments: ({ vote }) => ({ msgId: vote.id, votes: [1, 2] }),
      code: PARAMETER_ERROR,
      reason: "parameterError",
    },
    "a choice in what is no vote": {
      arguments: ({ message }) => ({ msgId: message.id, votes: [1] }),
      code: PARAMETER_ERROR,
      reason: "message.noVote",
    },
  },
});
