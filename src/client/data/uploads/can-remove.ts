import type { UploadRow } from "../database/upload-row.ts";

/** Whether an upload can be taken away by itself: what has arrived is none any more, and what a record names goes with a change of the record. */
export function canRemove({ state, command, isSentRow }: UploadRow): boolean {
  return state !== "success" && !(command.name === "record.edit" && isSentRow);
}
