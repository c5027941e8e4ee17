import { failure, type Result, success } from "#base/result.ts";
import * as calls from "#contract/calls/examine.ts";
import * as oaCalls from "#contract/calls/oa-examine.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type { Id } from "#domain/id.ts";
import type { ReplyTo } from "#domain/commands.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { formNamed, isOfNoForm } from "#domain/approval/label.ts";
import { currentFlow } from "#domain/approval/definition/current-flow.ts";
import { readFlow } from "#domain/approval/definition/read-flow.ts";
import { approvalSteps } from "../../queries/approval.ts";
import {
  examineFlow,
  examinePage,
  flowOutOfUse,
  formFields,
  ownExaminePage,
  routingFields,
} from "../../queries/examine.ts";
import { EXAMINE_INCOMPLETE } from "#domain/approval/state/told.ts";
import { previewOfExamine } from "../../queries/examine/examine-preview.ts";
import { drawnFlow } from "../../queries/examine/drawn-flow.ts";
import {
  examineGone,
  exportInitiated,
  filledFields,
  initiatedPage,
  oneExamine,
  readableRecord,
} from "../../queries/oa-examine.ts";
import type { App } from "../../server.ts";
import { findApprovalOf } from "../../tables/lists/approval-list.ts";
import { tableOf } from "../../tables/registry.ts";
import { run, runBoth, SYSTEM_TYPE } from "./run-examine.ts";
import { saveOaFields } from "./save-oa-fields.ts";
import { textOfExamine } from "../../queries/examine/oa-values.ts";
import { bindMemberCall, type MemberContext } from "../bind.ts";

/** The calls of seed 001 about flows and requests, as clients of `/oa-api` and `/erp-api` make them. */
export function bindExamineCalls(app: App): void {
  bindMemberCall(app, calls.listExamineFields, async (asked, { server }) =>
    formFields(server.database, formNamed(asked)),
  );
  bindMemberCall(app, oaCalls.listFormFields, async ({ categoryId }, { server }) =>
    formFields(server.database, categoryId),
  );
  bindMemberCall(app, calls.listExamines, async (asked, { server }) =>
    examinePage(server.database, asked),
  );
  bindMemberCall(app, calls.listOwnExamines, async (asked, { server, session }) =>
    ownExaminePage(server.database, session.userId, asked),
  );
  bindMemberCall(app, calls.getExamineFlow, async ({ examineId }, { server }) =>
    examineFlow(server.database, examineId),
  );
  bindMemberCall(app, calls.listRoutingFields, async (asked, { server }) =>
    routingFields(server.database, asked),
  );
  bindMemberCall(app, calls.previewExamine, async (asked, { server, session, now }) =>
    previewOfExamine(server.database, session.userId, asked, now),
  );
  bindMemberCall(app, calls.listExamineSteps, async ({ recordId }, { server, session }) =>
    approvalSteps(server.database, session.userId, recordId),
  );
  bindMemberCall(app, calls.decideExamine, async (asked, context) =>
    run(context, "approval.decide", asked),
  );
  bindMemberCall(app, calls.addExamine, async (asked, context) => {
    if (isOfNoForm(asked.label)) return failure(SYSTEM_TYPE);
    const { database } = context.server;
    const { examineId } = asked;
    const formId = formNamed(asked);
    const before = currentFlow(await tableOf("approvalFlow").list(database, { formId }));
    const known = before && readFlow(before.flow);
    const drawn = await drawnFlow(database, asked, known?.ok ? known.value : undefined);
    if (!drawn.ok) return drawn;
    // What is kept is that of the version that was read: a newer one is not written over.
    const basedOn = examineId ?? before?.id;
    const flow = JSON.stringify(drawn.value);
    const saved = await run(context, "approvalFlow.save", {
      formId,
      flow,
      ...(basedOn !== undefined && { basedOn }),
    });
    return saved.ok ? success({ examineId: saved.value.id }) : asUnfinished(saved.error);
  });
  bindMemberCall(app, calls.updateExamineStatus, async ({ examineId, status }, context) => {
    const flow = await tableOf("approvalFlow").get(context.server.database, examineId);
    if (flow?.status === "replaced" && status === 1) return failure(ONE_IN_USE);
    const asked = { id: examineId, status: status === 1 ? "on" : "off" } as const;
    const switched = await run(context, "approvalFlow.switch", asked);
    return switched.ok ? success({ examineId, status }) : switched;
  });
  bindMemberCall(app, oaCalls.listOaFields, async ({ examineId }, { server, session }) =>
    filledFields(server.database, session.userId, examineId),
  );
  bindMemberCall(app, oaCalls.getOaExamine, async ({ id }, { server, session }) =>
    oneExamine(server.database, session.userId, id),
  );
  bindMemberCall(app, oaCalls.listInitiated, async (asked, { server, session }) =>
    initiatedPage(server.database, session.userId, asked),
  );
  bindMemberCall(app, oaCalls.exportInitiated, async (asked, { server, session, language }) =>
    exportInitiated(server.database, { userId: session.userId, language }, asked),
  );
  bindMemberCall(app, oaCalls.saveFormFields, saveOaFields);
  bindMemberCall(app, oaCalls.setOaExamine, setExamine);
  bindMemberCall(app, oaCalls.deleteOaExamine, deleteExamine);
}

/** Of a form only one version can be in use (forms-approvals 7.4). */
const ONE_IN_USE: Refusal = { code: 4200, reason: "approval.flowGone" };

/** Steps that are marked have to be completed first. */
function asUnfinished(refusal: Refusal): Result<never, Refusal> {
  const isUnfinished = refusal.reason === "approval.flowBroken";
  return failure(isUnfinished ? { ...refusal, code: EXAMINE_INCOMPLETE } : refusal);
}

/** Fills in and asks, or changes what came back and asks again: in one, so that where it is refused nothing of it is done. */
async function setExamine(
  asked: ParsedBodyOf<typeof oaCalls.setOaExamine>,
  context: MemberContext,
): Promise<Result<ReplyOf<typeof oaCalls.setOaExamine>, Refusal>> {
  const { server, session } = context;
  const { oaExamine, examineFlowData } = asked;
  const { categoryId: modelId, examineId } = oaExamine;
  const filler = { userId: session.userId, now: context.now };
  const text = await textOfExamine(server.database, filler, asked);
  if (!text.ok) return text;
  const data = text.value;
  if (examineId !== undefined) {
    const approval = await findApprovalOf(server.database, session.userId, examineId);
    if (!approval) return failure(examineGone);
    const again = await runBoth(
      context,
      { command: "record.edit", body: { modelId, id: examineId, data } },
      () => ({ command: "approval.resubmit", body: { id: approval.id } }),
    );
    return again.ok ? success(askedFor(again.value)) : failure(asIncomplete(again.error));
  }
  const optional = examineFlowData?.optionalList ?? [];
  const chosen = optional.map(({ flowId, userList }) => ({ nodeId: flowId, userIds: userList }));
  const started = await runBoth(
    context,
    { command: "record.add", body: { modelId, data } },
    ({ args }) => {
      const { id: recordId } = args as { id: Id };
      return { command: "approval.start", body: { recordId, chosen } };
    },
  );
  if (started.ok) return success(askedFor(started.value));
  const { error } = started;
  return failure(error.reason === "approval.noFlow" ? flowOutOfUse : asIncomplete(error));
}

function askedFor({ id, recordId, status }: ReplyTo<"approval.start">) {
  return { examineId: recordId, recordId: id, examineStatus: status };
}

function asIncomplete(refusal: Refusal): Refusal {
  return refusal.reason === "form.recordInvalid"
    ? { ...refusal, code: EXAMINE_INCOMPLETE }
    : refusal;
}

/** Who asked deletes what they withdrew; an administrator what came back in any way. */
async function deleteExamine(
  { examineId }: ParsedBodyOf<typeof oaCalls.deleteOaExamine>,
  context: MemberContext,
): Promise<Result<ReplyOf<typeof oaCalls.deleteOaExamine>, Refusal>> {
  const { server, session } = context;
  const { userId, isAdmin } = session;
  const record = await readableRecord(server.database, userId, examineId);
  const approval = record && (await findApprovalOf(server.database, userId, examineId));
  if (!record) return failure(examineGone);
  if (approval && approval.status !== 4 && !isAdmin)
    return failure(parameterError("record.inApproval"));
  const removed = await run(context, "record.remove", { id: examineId });
  return removed.ok ? success({ examineId }) : removed;
}
