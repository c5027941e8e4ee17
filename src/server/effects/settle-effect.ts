import type { Change } from "#domain/command.ts";
import type { ApprovalEffect } from "#domain/approval/effect/approval-effect.ts";
import { recordScope } from "#domain/scope.ts";
import { applyChanges } from "../commands/apply-changes.ts";
import { enterLanes } from "../commands/lane.ts";
import { NOBODY } from "../commands/tellings.ts";
import { tableOf } from "../tables/registry.ts";
import type { Database, Tx } from "../tables/sql/db.ts";

/** What became of an effect. */
export type Outcome = Partial<
  Pick<ApprovalEffect, "state" | "reason" | "madeId" | "madeIn" | "tries" | "tryTime">
>;

/** An effect as it has become. */
export function settled(row: ApprovalEffect, outcome: Outcome, now: number): Change {
  const put: ApprovalEffect = { ...row, ...outcome, updateTime: now };
  return { entity: "approvalEffect", action: "update", put };
}

/** The effect, where it still waits for whoever has entered its lane. */
export async function stillWaiting(tx: Tx, id: string): Promise<ApprovalEffect | undefined> {
  const row = await tableOf("approvalEffect").get(tx, id);
  return row?.state === "waiting" ? row : undefined;
}

/** Notes what became of an effect, where no other server was faster; says whether it was so. */
export async function settleEffect(
  database: Database,
  { id, recordId, tries }: ApprovalEffect,
  outcome: Outcome,
  now: number,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    await enterLanes(tx, [recordScope(recordId)]);
    const row = await stillWaiting(tx, id);
    if (row?.tries !== tries) return false;
    await applyChanges(tx, [settled(row, outcome, now)], { actorId: NOBODY, at: now });
    return true;
  });
}
