import { casesOf } from "#tests/make/cases/cases-of.ts";
import { administrators } from "#tests/make/cases/role-codes.ts";
import { flow, oneStepFlow, step } from "#tests/make/approvals/flows.ts";
import type { CaseSite } from "#tests/make/cases/case-site.ts";
import { CONFLICT, PARAMETER_ERROR } from "../../refusal.ts";
import type { Flow } from "../flow/flow.ts";
import { saveApprovalFlow } from "./save-flow.ts";

const refused = (of: (site: CaseSite) => Flow | string, reason: string) => ({
  by: "administrator" as const,
  arguments: (site: CaseSite) => {
    const it = of(site);
    return { formId: site.form.id, flow: typeof it === "string" ? it : JSON.stringify(it) };
  },
  code: PARAMETER_ERROR,
  reason,
});
const managedBy = ({ administrator }: CaseSite) => ({ managerIds: [administrator.userId] });

export const saveApprovalFlowCases = casesOf(saveApprovalFlow, {
  by: "administrator",
  arguments: ({ form, member, administrator, mint }, me) => ({
    formId: form.id,
    id: mint(me),
    flow: JSON.stringify(oneStepFlow(member.userId, administrator.userId)),
  }),
  roles: administrators(),
  refusals: {
    "what is no flow": refused(() => "[]", "approval.flowUnreadable"),
    "what is no JSON": refused(() => "{", "approval.flowUnreadable"),
    "two nodes of one id": refused(
      (site) =>
        flow([step(1, [site.member.userId]), step(1, [site.member.userId])], managedBy(site)),
      "approval.flowUnreadable",
    ),
    "a flow without steps": refused((site) => flow([], managedBy(site)), "approval.flowBroken"),
    "a step without people": refused(
      (site) => flow([step(1, [])], managedBy(site)),
      "approval.flowBroken",
    ),
    "managers who are not there": refused(
      ({ member }) => oneStepFlow(member.userId, 4711),
      "userUnknown",
    ),
    "a version that another one has followed": {
      by: "administrator",
      arguments: ({ requestForm, approvalFlow, member, administrator }) => ({
        formId: requestForm.id,
        basedOn: approvalFlow.id + 1,
        flow: JSON.stringify(oneStepFlow(member.userId, administrator.userId)),
      }),
      code: CONFLICT,
      reason: "approval.flowChangedMeanwhile",
    },
  },
});
