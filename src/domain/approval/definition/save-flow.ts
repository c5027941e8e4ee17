import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../../command.ts";
import { closedFields } from "../../company-form/permission/own-fields.ts";
import { formToChange } from "../../company-form/form-to-change.ts";
import { readyForm } from "../../company-form/ready-form.ts";
import { FLOW_TEXT_MAX, FLOW_VERSIONS_MAX, FORM_PROBLEMS_TOLD } from "../../limits.ts";
import { get, list } from "../../reading.ts";
import { idOf, newIdOf } from "../../reference.ts";
import { CONFLICT, parameterError } from "../../refusal.ts";
import { companyScope } from "../../scope.ts";
import { longTextShape } from "../../shape.ts";
import { type ApprovalFlow, approvalFlowShape } from "./approval-flow.ts";
import { checkEffects } from "../effect/check-effects.ts";
import { checkFlow } from "./check-flow.ts";
import { madeByNewer } from "../state/known-state.ts";
import { currentFlow } from "./current-flow.ts";
import { readFlow } from "./read-flow.ts";
import { refuseUnable } from "../route/can-decide.ts";

/** How requests with a form are decided from now on; those on their way stay with what there was. */
export const saveApprovalFlow = defineCommand({
  name: "approvalFlow.save",
  path: "/api/approval/flow/save",
  access: "admin",
  arguments: z.object({
    formId: idOf("form"),
    id: z.optional(newIdOf("approvalFlow")),
    /** The JSON of the flow; somewhat more than is taken, so that whoever sends too much is told so. */
    flow: longTextShape(2 * FLOW_TEXT_MAX),
    /** The version that was changed; where another one has come meanwhile, it is refused. */
    basedOn: z.optional(idOf("approvalFlow")),
  }),
  reply: approvalFlowShape,
  lane: () => companyScope,
  mint: (args, nextId) => ({ ...args, id: args.id ?? nextId() }),
  minted: (args) => [args.id],
  subject: ({ formId }) => ({ entity: "form", id: formId }),
  *decide({ formId, id = 0, flow: text, basedOn }, actor) {
    const found = yield* formToChange(formId, actor);
    if (!found.ok) return refused(found.error);
    const read = readFlow(text);
    if (!read.ok) return refused(read.error);
    const version = yield* get("formVersion", found.value.versionId || found.value.draftId);
    const ready = version && readyForm(version);
    if (!ready?.ok) return refused(parameterError("form.gone"));
    const problems = [
      ...checkFlow(read.value, ready.value.form, closedFields(found.value)),
      ...(yield* checkEffects(read.value, ready.value.form, actor)),
    ].slice(0, FORM_PROBLEMS_TOLD);
    if (problems.length > 0) return refused(parameterError("approval.flowBroken", { problems }));
    const absent = yield* refuseUnable(read.value.managerIds);
    if (absent) return refused(absent);
    const versions = yield* list("approvalFlow", { formId });
    if (versions.length >= FLOW_VERSIONS_MAX)
      return refused(parameterError("approval.flowTooLong", { count: FLOW_VERSIONS_MAX }));
    const before = currentFlow(versions);
    if (basedOn !== undefined && before && basedOn !== before.id)
      return refused({
        code: CONFLICT,
        reason: "approval.flowChangedMeanwhile",
        data: { id: before.id },
      });
    if (before && !readFlow(before.flow).ok) return refused(madeByNewer);
    const { userId: createUserId, now } = actor;
    const put: ApprovalFlow = {
      id,
      formId,
      number: Math.max(0, ...versions.map(({ number }) => number)) + 1,
      status: before?.status ?? "on",
      flow: JSON.stringify(read.value),
      createUserId,
      createTime: now,
      updateTime: now,
    };
    const changes: Change[] = [{ entity: "approvalFlow", action: "add", put }];
    if (before) {
      const replaced: ApprovalFlow = { ...before, status: "replaced", updateTime: now };
      changes.push({ entity: "approvalFlow", action: "update", put: replaced });
    }
    return applied(changes, put);
  },
});
