import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import { NO_ACCESS, PARAMETER_ERROR } from "../../refusal.ts";
import { startApproval } from "./start-approval.ts";

export const startApprovalCases = casesOf(startApproval, {
  arguments: ({ requestRecord, mint }, me) => ({ recordId: requestRecord.id, id: mint(me) }),
  roles: everyone(PARAMETER_ERROR, { leader: 200, administrator: NO_ACCESS }),
  refusals: {
    "what is decided already": {
      arguments: ({ rejectedApproval }) => ({ recordId: rejectedApproval.recordId }),
      code: PARAMETER_ERROR,
      reason: "approval.startedAlready",
    },
    "a record of a form without a flow": {
      arguments: ({ record }) => ({ recordId: record.id }),
      code: PARAMETER_ERROR,
      reason: "approval.noFlow",
    },
    "somebody chosen who is not there": {
      arguments: ({ requestRecord }) => ({
        recordId: requestRecord.id,
        chosen: [{ nodeId: 1, userIds: [4711] }],
      }),
      code: PARAMETER_ERROR,
      reason: "userUnknown",
    },
  },
});
