import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { NO_ACCESS, PARAMETER_ERROR } from "../../refusal.ts";
import { endVote } from "./end-vote.ts";

export const endVoteCases = casesOf(endVote, {
  arguments: ({ vote }) => ({ msgId: vote.id }),
  roles: inside(PARAMETER_ERROR, { member: NO_ACCESS, colleague: NO_ACCESS }),
});
