import { lapseApproval } from "#domain/approval/commands/lapse-approval.ts";
import type { Id } from "#domain/id.ts";
import { runReading } from "#domain/reading.ts";
import { approvalChatScope, recordScope } from "#domain/scope.ts";
import { applyChanges } from "../commands/apply-changes.ts";
import { enterLanes } from "../commands/lane.ts";
import { RowsInWork } from "../commands/rows-in-work.ts";
import { NOBODY } from "../commands/tellings.ts";
import type { Server } from "../server.ts";
import { approvalsDue } from "../tables/lists/due/due-approvals.ts";
import { tableOf } from "../tables/registry.ts";
import type { Tx } from "../tables/sql/db.ts";

type Parts = Pick<Server, "database" | "hub" | "now">;

/** Requests that are looked up at once. */
const BATCH = 100;

/** Does what flows say of steps that were not decided in time; each of it once, whichever server on the database looks first. */
export async function lapseApprovals({ database, hub, now: clock }: Parts): Promise<void> {
  let leftAlone = 0;
  for (;;) {
    const now = clock();
    const ids = await approvalsDue(database, { now, most: BATCH, behind: leftAlone });
    for (const id of ids) {
      const stays = await database.transaction(async (tx) => lapseOne(tx, id, now));
      if (stays) leftAlone += 1;
    }
    if (ids.length > 0) hub.wake();
    if (ids.length < BATCH) return;
  }
}

/** Whether it stays as it is, and is due still: a newer server knows what to do with it. */
async function lapseOne(tx: Tx, id: Id, now: number): Promise<boolean> {
  const seen = await tableOf("approval").get(tx, id);
  if (!seen) return false;
  await enterLanes(tx, [recordScope(seen.recordId), approvalChatScope(id)]);
  // Another server may have done it, or somebody decided, while this one waited.
  const approval = await tableOf("approval").get(tx, id);
  if (!approval || approval.dueTime === 0 || approval.dueTime > now) return false;
  const rows = new RowsInWork(tx);
  const changes = await runReading(lapseApproval(approval, now), async (ask) => rows.answer(ask));
  await applyChanges(tx, changes, { actorId: NOBODY, at: now });
  return changes.length === 0;
}
