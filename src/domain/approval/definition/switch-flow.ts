import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { formToChange } from "../../company-form/form-to-change.ts";
import { get } from "../../reading.ts";
import { idOf } from "../../reference.ts";
import { parameterError } from "../../refusal.ts";
import { companyScope } from "../../scope.ts";
import { type ApprovalFlow, approvalFlowShape } from "./approval-flow.ts";

/** `examines/updateStatus`: whether requests can be made with a form. What is on its way goes on. */
export const switchApprovalFlow = defineCommand({
  name: "approvalFlow.switch",
  path: "/api/approval/flow/switch",
  access: "admin",
  arguments: z.object({ id: idOf("approvalFlow"), status: z.enum(["on", "off"]) }),
  reply: approvalFlowShape,
  lane: () => companyScope,
  *decide({ id, status }, actor) {
    const flow = yield* get("approvalFlow", id);
    const found = yield* formToChange(flow?.formId ?? 0, actor);
    if (!found.ok) return refused(found.error);
    if (!flow || flow.status === "replaced") return refused(parameterError("approval.flowGone"));
    if (flow.status === status) return applied([], flow);
    const put: ApprovalFlow = { ...flow, status, updateTime: actor.now };
    return applied([{ entity: "approvalFlow", action: "update", put }], put);
  },
});
