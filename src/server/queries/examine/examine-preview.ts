import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type { previewExamine } from "#contract/calls/examine.ts";
import {
  EXAMINE_TYPES,
  examineTree,
  MODE_CODES,
} from "#domain/approval/definition/examine-tree.ts";
import { allNodes, readFlow } from "#domain/approval/definition/read-flow.ts";
import type { Flow } from "#domain/approval/flow/flow.ts";
import { formNamed } from "#domain/approval/label.ts";
import { tryFlow } from "#domain/approval/route/try-flow.ts";
import { type ReadyForm, readyForm } from "#domain/company-form/ready-form.ts";
import type { JsonObject } from "#domain/form/json/json.ts";
import { readRecord } from "#domain/form/record/read-record.ts";
import type { Id } from "#domain/id.ts";
import { readValues } from "#domain/record/record-values.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { findApproval } from "../../tables/lists/approval-list.ts";
import { tableOf } from "../../tables/registry.ts";
import type { Db } from "../../tables/sql/db.ts";
import { flowInUseOf, flowOutOfUse, reading, readyFormOf } from "../examine.ts";
import { readableRecord } from "../oa-examine.ts";
import { namesOfPeople } from "../people-names.ts";

type Asked = ParsedBodyOf<typeof previewExamine>;

/** What is looked at: a flow, and what is filled in by whom. */
interface Previewed {
  readonly flow: Flow;
  readonly ready: ReadyForm;
  readonly initiatorId: Id;
  /** What is filled in where the caller says nothing else. */
  readonly said: JsonObject;
}

/** `previewExamineFlow`: who would decide if somebody asked for this now, or who decides a request that is there. */
export async function previewOfExamine(
  db: Db,
  userId: Id,
  asked: Asked,
  now: number,
): Promise<Result<ReplyOf<typeof previewExamine>, Refusal>> {
  const { recordId, status } = asked;
  const isThere = status === 1 && recordId !== undefined;
  const found = isThere ? await ofRequest(db, userId, recordId) : await ofForm(db, userId, asked);
  if (!found.ok) return found;
  const { flow, ready, initiatorId, said } = found.value;
  const json = readValues(asked.dataMap);
  if (!json.ok) return json;
  const values = readRecord(ready.form, { ...said, ...json.value }, ready.zone);
  if (!values.ok) return values;
  const standing = readRecord(ready.form, said, ready.zone);
  if (!standing.ok) return standing;
  // Otherwise they would name records that only who asked may read, and be told by the way what stands there.
  const trier = { userId, standing: standing.value };
  const tried = { ready, values: values.value, initiatorId, now, trier };
  const { places } = await reading(db, tryFlow(flow, tried));
  const people = await namesOfPeople(
    db,
    places.flatMap(({ userIds }) => userIds),
  );
  const nodes = new Map(
    examineTree(allNodes(flow.nodes)).map((node) => [node.flowId, node] as const),
  );
  const examineFlowList = places.map(({ nodeId, name, why, mode, userIds }) => {
    const node = nodes.get(nodeId);
    return {
      flowId: nodeId,
      name,
      examineType: why in EXAMINE_TYPES ? EXAMINE_TYPES[why as "members"] : BY_MANAGERS,
      type: MODE_CODES[mode],
      examineErrorHandling: node?.examineErrorHandling ?? 0,
      chooseType: node?.chooseType ?? 0,
      rangeType: node?.rangeType ?? 0,
      roleId: node?.roleId ?? 0,
      parentLevel: node?.parentLevel ?? 0,
      userList: userIds.map(people),
    };
  });
  return success({ remarks: "", examineFlowList });
}

/** Who steps in where nobody else can (forms-approvals 7.2). */
const BY_MANAGERS = 6;

async function ofForm(db: Db, userId: Id, asked: Asked): Promise<Result<Previewed, Refusal>> {
  const formId = formNamed(asked);
  const row = await flowInUseOf(db, formId);
  const flow = row && readFlow(row.flow);
  if (!flow?.ok) return failure(flowOutOfUse);
  const ready = await readyFormOf(db, formId);
  if (!ready.ok) return ready;
  return success({ flow: flow.value, ready: ready.value, initiatorId: userId, said: {} });
}

/** A request goes by the flow that it was asked for by, with what of it the caller may read. */
async function ofRequest(db: Db, userId: Id, recordId: Id): Promise<Result<Previewed, Refusal>> {
  const gone = failure(parameterError("approval.gone"));
  const approval = await findApproval(db, userId, recordId);
  const record = approval && (await readableRecord(db, userId, approval.recordId));
  if (!record) return gone;
  const row = await tableOf("approvalFlow").get(db, approval.flowId);
  const version = await tableOf("formVersion").get(db, record.versionId);
  const flow = row && readFlow(row.flow);
  const ready = version && readyForm(version);
  if (!flow?.ok || !ready?.ok) return gone;
  const said = JSON.parse(record.values) as JsonObject;
  const { createUserId: initiatorId } = approval;
  return success({ flow: flow.value, ready: ready.value, initiatorId, said });
}
