import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../../refusal.ts";
import { NOT_YOUR_TURN } from "../state/told.ts";
import { handOnApproval } from "./hand-on-approval.ts";

export const handOnApprovalCases = casesOf(handOnApproval, {
  by: "member",
  arguments: ({ approval, newcomer }) => ({
    id: approval.id,
    what: "transfer",
    userIds: [newcomer.userId],
  }),
  roles: everyone(PARAMETER_ERROR, {
    member: 200,
    leader: NOT_YOUR_TURN,
    administrator: NOT_YOUR_TURN,
  }),
  refusals: {
    "to nobody": {
      by: "member",
      arguments: ({ approval, member }) => ({
        id: approval.id,
        what: "addBefore",
        userIds: [member.userId],
      }),
      code: PARAMETER_ERROR,
      reason: "approval.chooseOthers",
    },
    "to somebody who is not there": {
      by: "member",
      arguments: ({ approval }) => ({ id: approval.id, what: "transfer", userIds: [4711] }),
      code: PARAMETER_ERROR,
      reason: "userUnknown",
    },
    "back without a word": {
      by: "member",
      arguments: ({ approval }) => ({ id: approval.id, what: "sendBack" }),
      code: PARAMETER_ERROR,
      reason: "approval.opinionNeeded",
    },
    "back to a step that was not there": {
      by: "member",
      arguments: ({ approval }) => ({
        id: approval.id,
        what: "sendBack",
        toRun: 5,
        remarks: "Look again",
      }),
      code: PARAMETER_ERROR,
      reason: "approval.noSuchStep",
    },
  },
});
