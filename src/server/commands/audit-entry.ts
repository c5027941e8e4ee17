import type { AuditNote } from "#domain/audit/audit.ts";
import type { AuditEntry } from "../tables/own/audit.ts";
import type { Author } from "./derive-changes.ts";

/** What was done so long before it came here was done without a network; what takes less is the way to the server. */
const LATER = 60_000;

/** A line of the audit log about what somebody did: when the server heard of it, and when it was done where that was before. */
export function auditEntry(
  note: AuditNote,
  { actorId: userId, at, actedAt = at, deviceId }: Author,
): AuditEntry {
  const wasLater = at - actedAt >= LATER;
  const detail = wasLater ? { ...note.detail, actedAt } : note.detail;
  return { ...note, detail, userId, at, deviceId };
}
