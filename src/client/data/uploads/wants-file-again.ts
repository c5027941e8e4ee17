import type { UploadRow } from "../database/upload-row.ts";

/** Whether nothing but the file itself, picked once more, helps: of what this device kept of it something is gone. */
export function wantsFileAgain({
  state,
  md5,
  failure,
}: Pick<UploadRow, "state" | "md5" | "failure">): boolean {
  const isLost = failure?.reason === "file.unreadable" || failure?.reason === "file.notTheSame";
  return state === "error" && md5 !== "" && isLost;
}
