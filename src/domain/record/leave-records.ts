import type { Change } from "../command.ts";
import { type Id, joinKey } from "../id.ts";

/** What somebody wrote into forms stays when they leave the company; it no longer concerns them. */
export function leaveRecords(userId: Id, recordIds: readonly Id[]): Change[] {
  return recordIds.map((recordId) => ({
    entity: "recordUser",
    action: "delete",
    remove: joinKey(recordId, userId),
  }));
}
