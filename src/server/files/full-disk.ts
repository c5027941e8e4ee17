/** What systems say where a disk, or somebody's share of it, has no room. */
const FULL: ReadonlySet<string> = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);
/** The same in the words of what hands on no code. */
const SAYS_FULL = "No space left";

/** Whether it failed for want of room, whoever wrapped what the system said. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && FULL.has(String(error.code))) return true;
  return error.message.includes(SAYS_FULL) || isDiskFull(error.cause);
}
