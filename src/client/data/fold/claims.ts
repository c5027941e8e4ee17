import { type Claim, claimKey } from "#domain/claim.ts";
import { CLAIM_KEPT } from "#domain/limits.ts";
import { type ClaimRow, type LocalDatabase } from "../database/local-database.ts";
import type { OutboxEntry } from "../database/outbox-entry.ts";
import { touchName } from "../database/touch-name.ts";

/** Keeps what was set by entries that the server has confirmed, of one field the latest. Part of the transaction around it. */
export async function keepClaims(
  database: LocalDatabase,
  entries: readonly Pick<OutboxEntry, "n" | "command" | "claims">[],
): Promise<void> {
  const rows = entries
    .toSorted((left, right) => left.n - right.n)
    .flatMap(({ command, claims = [] }) =>
      claims.map((claim): ClaimRow => ({
        ...claim,
        key: claimKey(claim),
        subject: touchName(claim.entity, claim.id),
        command,
        keptAt: 0,
      })),
    );
  if (rows.length > 0) await database.claim.bulkPut(rows);
}

/** Forgets what was set more than a day ago. */
export async function pruneClaims(database: LocalDatabase, now: number): Promise<void> {
  await database.transaction("rw", database.claim, async () => {
    const isOld = ({ keptAt }: ClaimRow) => keptAt > 0 && Math.abs(now - keptAt) > CLAIM_KEPT;
    await database.claim.filter(isOld).delete();
    // Whoever confirms has no clock; the day counts from the first look.
    await database.claim.filter(({ keptAt }) => keptAt === 0).modify({ keptAt: now });
  });
}

/** Claims of both, of one field the later one. */
export function joinClaims(
  earlier: readonly Claim[] = [],
  later: readonly Claim[] = [],
): readonly Claim[] {
  const all = new Map([...earlier, ...later].map((claim) => [claimKey(claim), claim]));
  return [...all.values()];
}
