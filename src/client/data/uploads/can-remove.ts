import type { UploadRow } from "../database/upload-row.ts";

/**
 * Whether an upload can be taken away by itself: what has arrived is none any more, what a record names goes with a change of
 * the record, and others have set pins on sheets by now.
 */
export function canRemove({ state, command, isSentRow }: UploadRow): boolean {
  return (
    state !== "success" &&
    !(isSentRow && (command.name === "record.edit" || command.name === "sheet.add"))
  );
}
