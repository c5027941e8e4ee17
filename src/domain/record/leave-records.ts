import type { Change } from "../command.ts";
import { COMPANY_ID } from "../company/company-id.ts";
import { type Id, joinKey } from "../id.ts";
import { get, list, type Reading } from "../reading.ts";

/** What somebody wrote into forms stays when they leave the company; it no longer concerns them. */
export function leaveRecords(userId: Id, recordIds: readonly Id[]): Change[] {
  return recordIds.map((recordId) => ({
    entity: "recordUser",
    action: "delete",
    remove: joinKey(recordId, userId),
  }));
}

/** What they had begun to fill in and not sent was for nobody but them. */
export function* dropRecordDrafts(userId: Id): Reading<Change[]> {
  const changes: Change[] = [];
  for (const form of yield* list("form", { companyId: COMPANY_ID })) {
    const draft = yield* get("recordDraft", joinKey(form.id, userId));
    if (draft) changes.push({ entity: "recordDraft", action: "delete", remove: draft.id });
  }
  return changes;
}
