import type { UploadRow } from "../database/upload-row.ts";

/** What is shown until the server has put the content together (seed 001 §5). */
const MOST_BEFORE_DONE = 99;

/** How far an upload has come, in percent: of the checking while it is checked, else of the sending. */
export function percentOf({
  state,
  size,
  hashed,
  sent,
}: Pick<UploadRow, "state" | "size" | "hashed" | "sent">): number {
  if (state === "success") return 100;
  const done = state === "checking" ? hashed : sent;
  return Math.min(MOST_BEFORE_DONE, Math.floor((100 * done) / Math.max(1, size)));
}

/** Milliseconds that are left at the speed of late; undefined where nothing is known of it. */
export function timeLeft({
  state,
  size,
  sent,
  bytesPerSecond,
}: Pick<UploadRow, "state" | "size" | "sent" | "bytesPerSecond">): number | undefined {
  if (state !== "uploading" || !bytesPerSecond) return undefined;
  return Math.ceil(((size - sent) * 1_000) / bytesPerSecond);
}
