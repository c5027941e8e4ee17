import type { AuditNote } from "#domain/audit/audit.ts";
import type { Approval } from "#domain/approval/approval.ts";
import { notesOfApproval, notesOfFlow } from "#domain/approval/audit-notes.ts";
import type { ApprovalFlow } from "#domain/approval/definition/approval-flow.ts";
import type { Change } from "#domain/command.ts";
import type { AnyRow } from "#domain/entities.ts";
import type { Id } from "#domain/id.ts";
import { addAudit, type AuditEntry } from "../tables/own/audit.ts";
import { tableOf } from "../tables/registry.ts";
import type { Tx } from "../tables/sql/db.ts";
import { auditEntry } from "./audit-entry.ts";
import type { Author } from "./derive-changes.ts";
import { rowKey, type StoredRows } from "./stored-rows.ts";

type Authored = Change & { readonly by: Author };
type Noted = Extract<Authored, { entity: "approval" | "approvalFlow"; put: unknown }>;

/** Writes into the audit log what was done with requests and with the flows that decide them, by whatever way it came. */
export async function noteApprovals(
  tx: Tx,
  changes: readonly Authored[],
  stored: StoredRows,
): Promise<void> {
  const noted = changes.filter(isNoted);
  if (noted.length === 0) return;
  const names = await namesOfForms(tx, noted, stored);
  const rows = new Map<string, AnyRow | undefined>();
  const entries: AuditEntry[] = [];
  for (const change of noted) {
    const key = rowKey(change.entity, change.put.id);
    // Of several acts in one transaction each builds on what the one before it left.
    const before = rows.get(key) ?? stored.get(key);
    const name = names.get(change.put.formId) ?? "";
    for (const note of notesOf(change, before, name)) entries.push(auditEntry(note, change.by));
    rows.set(key, change.put);
  }
  if (entries.length > 0) tx.beforeCommit(addAudit(tx, entries));
}

function isNoted(change: Authored): change is Noted {
  return "put" in change && (change.entity === "approval" || change.entity === "approvalFlow");
}

function notesOf(change: Noted, before: AnyRow | undefined, formName: string): AuditNote[] {
  return change.entity === "approval"
    ? notesOfApproval(before as Approval | undefined, change.put, formName)
    : notesOfFlow(before as ApprovalFlow | undefined, change.put, formName);
}

async function namesOfForms(
  tx: Tx,
  changes: readonly Noted[],
  stored: StoredRows,
): Promise<ReadonlyMap<Id, string>> {
  const names = new Map<Id, string>();
  const unknown = new Set<Id>();
  for (const { formId } of changes.map(({ put }) => put)) {
    const form = stored.get(rowKey("form", formId));
    if (form && "name" in form) names.set(formId, form.name);
    else unknown.add(formId);
  }
  const found = unknown.size > 0 ? await tableOf("form").find(tx, [...unknown]) : [];
  for (const { row } of found) names.set(row.id, row.name);
  return names;
}
