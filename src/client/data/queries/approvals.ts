import type { Approval } from "#domain/approval/approval.ts";
import type { ApprovalFlow } from "#domain/approval/definition/approval-flow.ts";
import type { LocalDatabase } from "../database/local-database.ts";

/** All requests that concern the person, changed last first. */
export async function readApprovals(database: LocalDatabase): Promise<Approval[]> {
  const approvals: Approval[] = await database.approval.toArray();
  return approvals.toSorted((one, other) => other.updateTime - one.updateTime || other.id - one.id);
}

/** undefined when it is gone, or not the person's to know of. */
export async function readApproval(
  database: LocalDatabase,
  approvalId: number,
): Promise<Approval | undefined> {
  return database.approval.get(approvalId);
}

/** The request that a record stands for; undefined where nobody has asked. */
export async function readApprovalOf(
  database: LocalDatabase,
  recordId: number,
): Promise<Approval | undefined> {
  return database.approval.where("recordId").equals(recordId).first();
}

/** The versions of a form's flow. */
export async function readApprovalFlows(
  database: LocalDatabase,
  formId: number,
): Promise<ApprovalFlow[]> {
  return database.approvalFlow.where("formId").equals(formId).toArray();
}
