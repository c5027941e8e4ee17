import { casesOf } from "#tests/make/cases/cases-of.ts";
import { administrators } from "#tests/make/cases/role-codes.ts";
import { switchApprovalFlow } from "./switch-flow.ts";

export const switchApprovalFlowCases = casesOf(switchApprovalFlow, {
  by: "administrator",
  arguments: ({ approvalFlow }) => ({ id: approvalFlow.id, status: "off" }),
  roles: administrators(),
});
