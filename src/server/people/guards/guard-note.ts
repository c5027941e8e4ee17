import type { AuditEntry } from "../../tables/own/audit.ts";

/** What the audit log keeps of a change of what guards the own account; never a secret. */
export function guardNote(
  detail: AuditEntry["detail"],
  { userId, now }: { userId: number; now: number },
): AuditEntry {
  return { kind: "twoFactor", targetId: userId, detail, userId, at: now };
}
