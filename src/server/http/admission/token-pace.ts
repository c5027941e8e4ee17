import { TOKEN_CALLS_PER_MINUTE } from "#domain/user/bot-limits.ts";
import type { Server } from "../../server.ts";

const MINUTE = 60_000;

/** The calls of one token within the minute that began at `since`. */
interface Count {
  since: number;
  calls: number;
}

const counts = new WeakMap<object, Map<string, Count>>();

/** Counts a call of an access token in this process; milliseconds to wait where there were too many, else 0. */
export function waitOfToken(
  { mint, now: clock }: Pick<Server, "mint" | "now">,
  tokenHash: string,
  most = TOKEN_CALLS_PER_MINUTE,
): number {
  const known = counts.get(mint) ?? new Map<string, Count>();
  counts.set(mint, known);
  const now = clock();
  for (const [hash, { since }] of known) if (since <= now - MINUTE) known.delete(hash);
  const count = known.get(tokenHash) ?? { since: now, calls: 0 };
  known.set(tokenHash, count);
  count.calls += 1;
  return count.calls > most ? count.since + MINUTE - now : 0;
}
