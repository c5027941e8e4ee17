import {
  delegationAfter,
  followDelegation,
} from "#domain/approval/delegation/follow-delegation.ts";
import type { Delegation } from "#domain/approval/delegation/delegation.ts";
import type { Id } from "#domain/id.ts";
import { runReading } from "#domain/reading.ts";
import { absenceScope, approvalChatScope, recordScope } from "#domain/scope.ts";
import { applyChanges } from "../commands/apply-changes.ts";
import { enterLanes } from "../commands/lane.ts";
import { RowsInWork } from "../commands/rows-in-work.ts";
import { NOBODY } from "../commands/tellings.ts";
import type { Server } from "../server.ts";
import { approvalsAsking, delegationsDue } from "../tables/lists/due/due-delegations.ts";
import { tableOf } from "../tables/registry.ts";
import type { Tx } from "../tables/sql/db.ts";

type Parts = Pick<Server, "database" | "hub" | "now">;

/** Delegations that are looked up at once. */
const BATCH = 100;

/**
 * Brings what waits for people who have gone or come back to those who stand in for them, or back. Looked at once more
 * where a server fell over in between, and by whichever server on the database comes first.
 */
export async function followDelegations({ database, hub, now: clock }: Parts): Promise<void> {
  for (;;) {
    const now = clock();
    const ids = await delegationsDue(database, { now, most: BATCH });
    for (const id of ids) {
      const delegation = await tableOf("delegation").get(database, id);
      if (!delegation) continue;
      const { userId, deputyId } = delegation;
      // Whoever the deputy hands on to in turn is asked beside them.
      for (const approvalId of await approvalsAsking(database, [userId, deputyId]))
        await database.transaction(async (tx) => followOne(tx, approvalId, now));
      await database.transaction(async (tx) => lookedAt(tx, delegation, now));
    }
    if (ids.length > 0) hub.wake();
    if (ids.length < BATCH) return;
  }
}

async function followOne(tx: Tx, id: Id, now: number): Promise<void> {
  const seen = await tableOf("approval").get(tx, id);
  if (!seen) return;
  await enterLanes(tx, [recordScope(seen.recordId), approvalChatScope(id)]);
  const approval = await tableOf("approval").get(tx, id);
  if (approval?.status !== 3) return;
  const rows = new RowsInWork(tx);
  const changes = await runReading(followDelegation(approval, now), async (ask) =>
    rows.answer(ask),
  );
  if (changes.length > 0) await applyChanges(tx, changes, { actorId: NOBODY, at: now });
}

async function lookedAt(tx: Tx, { id, userId, dueTime }: Delegation, now: number): Promise<void> {
  await enterLanes(tx, [absenceScope(userId)]);
  const delegation = await tableOf("delegation").get(tx, id);
  // Changed meanwhile, it is looked at once more.
  if (!delegation || delegation.dueTime !== dueTime) return;
  await applyChanges(tx, [delegationAfter(delegation, now)], { actorId: NOBODY, at: now });
}
