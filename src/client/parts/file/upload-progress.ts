import type { UploadRow } from "#client/data/database/upload-row.ts";

/** Percent that are shown until the server has put everything together (seed 001 §4). */
const SHOWN_MAX = 99;

type Progress = Pick<UploadRow, "state" | "size" | "hashed" | "sent" | "bytesPerSecond">;

/** How far an upload has come in percent, as it is shown. */
export function percentOf({ state, size, hashed, sent }: Progress): number {
  if (state === "success") return 100;
  const done = state === "checking" ? hashed : sent;
  return size > 0 ? Math.min(SHOWN_MAX, Math.floor((done / size) * 100)) : 0;
}

/** Milliseconds that the rest will take at this speed; undefined where that is not known. */
export function timeLeft({ state, size, sent, bytesPerSecond }: Progress): number | undefined {
  if (state !== "uploading" || !bytesPerSecond) return undefined;
  return ((size - sent) / bytesPerSecond) * 1_000;
}
