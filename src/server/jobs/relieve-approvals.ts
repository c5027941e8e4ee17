import { relieveApproval } from "#domain/approval/commands/relieve-approval.ts";
import type { Id } from "#domain/id.ts";
import { runReading } from "#domain/reading.ts";
import { approvalChatScope, recordScope } from "#domain/scope.ts";
import { applyChanges } from "../commands/apply-changes.ts";
import { enterLanes } from "../commands/lane.ts";
import { RowsInWork } from "../commands/rows-in-work.ts";
import { NOBODY } from "../commands/tellings.ts";
import type { Server } from "../server.ts";
import { approvalsLeftBehind } from "../tables/lists/due/due-approvals.ts";
import { tableOf } from "../tables/registry.ts";
import type { Tx } from "../tables/sql/db.ts";

type Parts = Pick<Server, "database" | "hub" | "now">;

/** Requests that are looked up at once. */
const BATCH = 100;

/**
 * Brings what waits for people who have left or were disabled to those who decide instead; each of it once, whichever server on
 * the database looks first.
 */
export async function relieveApprovals({ database, hub, now: clock }: Parts): Promise<void> {
  let behind = 0;
  for (;;) {
    const ids = await approvalsLeftBehind(database, { most: BATCH, behind });
    let relieved = 0;
    for (const id of ids)
      if (await database.transaction(async (tx) => relieveOne(tx, id, clock()))) relieved += 1;
    if (relieved > 0) hub.wake();
    if (ids.length < BATCH) return;
    behind += ids.length - relieved;
  }
}

/** Whether anybody else is asked by now. */
async function relieveOne(tx: Tx, id: Id, now: number): Promise<boolean> {
  const seen = await tableOf("approval").get(tx, id);
  if (!seen) return false;
  await enterLanes(tx, [recordScope(seen.recordId), approvalChatScope(id)]);
  // Another server may have done it, or somebody decided, while this one waited.
  const approval = await tableOf("approval").get(tx, id);
  if (!approval) return false;
  const rows = new RowsInWork(tx);
  const changes = await runReading(relieveApproval(approval, now), async (ask) => rows.answer(ask));
  if (changes.length > 0) await applyChanges(tx, changes, { actorId: NOBODY, at: now });
  return changes.length > 0;
}
