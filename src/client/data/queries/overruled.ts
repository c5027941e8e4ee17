import { claimedValue } from "#domain/field/field-claims.ts";
import { claimKey } from "#domain/claim.ts";
import { type ClaimRow, type LocalDatabase, tableOf } from "../database/local-database.ts";
import { touchName } from "../database/touch-name.ts";

/** Something that the person set, and what stands instead of it. */
export interface Overruled {
  readonly claim: ClaimRow;
  readonly value: unknown;
  /** The two as people read them. */
  readonly words: { readonly mine: string; readonly theirs: string };
  /** Who set that; undefined while the server has not said so. */
  readonly byUserId: number | undefined;
}

/** What somebody set of a task and no longer stands; not what they are just setting anew. */
export async function readOverruled(
  database: LocalDatabase,
  taskId: number,
): Promise<readonly Overruled[]> {
  const claims = await database.claim.where("subject").equals(touchName("task", taskId)).toArray();
  if (claims.length === 0) return [];
  const row = await tableOf(database, "task").get(taskId);
  if (!row) return [];
  const waiting = await database.outbox.filter((entry) => entry.claims !== undefined).toArray();
  const anew = new Set(waiting.flatMap((entry) => (entry.claims ?? []).map(claimKey)));
  const differing = claims.filter(
    ({ key, field, value }) => claimedValue(row, field) !== value && !anew.has(key),
  );
  return Promise.all(
    differing.map(async (claim) => {
      const value = claimedValue(row, claim.field);
      const [mine, theirs] = await Promise.all([
        wordsOf(database, claim.field, claim.value),
        wordsOf(database, claim.field, value),
      ]);
      const isKnown = claim.setter?.value === value;
      const byUserId = isKnown ? claim.setter?.userId : undefined;
      return { claim, value, words: { mine, theirs }, byUserId };
    }),
  );
}

/** A column by its name, anything else by itself. */
async function wordsOf(database: LocalDatabase, field: string, value: unknown): Promise<string> {
  if (field !== "columnId") return String(value);
  return (await database.column.get(Number(value)))?.name ?? "";
}

/** Notes who set what stands instead of a claim; of whoever set it to something else themselves nothing is kept. */
export async function noteSetter(
  database: LocalDatabase,
  { claim, value }: Pick<Overruled, "claim" | "value">,
  { setter, me }: { readonly setter: number; readonly me: number },
): Promise<void> {
  if (setter === me) await dropClaim(database, claim.key);
  else await database.claim.update(claim.key, { setter: { userId: setter, value } });
}

/** The person has seen that they were overruled, or has taken theirs. */
export async function dropClaim(database: LocalDatabase, key: string): Promise<void> {
  await database.claim.delete(key);
}
