import { failure, type Result, success } from "#base/result.ts";
import type { ReplyOf } from "#contract/call.ts";
import type { listActDevices } from "#contract/calls/approval.ts";
import { managesFlow } from "#domain/approval/definition/manages-flow.ts";
import { APPROVAL_EVENTS_MAX } from "#domain/limits.ts";
import type { Id } from "#domain/id.ts";
import { noAccess, parameterError, type Refusal } from "#domain/refusal.ts";
import { findApproval } from "../../tables/lists/approval-list.ts";
import { listAudit } from "../../tables/own/audit.ts";
import type { Db } from "../../tables/sql/db.ts";
import { reading } from "../examine.ts";

/** From which devices a request was acted on: of the audit log nothing else, and to nobody but managers of its own flow. */
export async function actDevices(
  db: Db,
  userId: Id,
  id: Id,
): Promise<Result<ReplyOf<typeof listActDevices>, Refusal>> {
  const approval = await findApproval(db, userId, id);
  if (!approval) return failure(parameterError("approval.gone"));
  const manages = await reading(db, managesFlow(approval.flowId, userId));
  if (!manages) return failure(noAccess("approval.insightOnly"));
  const lines = await listAudit(db, { approvalId: id }, APPROVAL_EVENTS_MAX);
  const acts = lines.flatMap(({ detail: { act }, device }) =>
    typeof act === "number" && device !== "" ? [{ act, device }] : [],
  );
  return success(acts.toReversed());
}
