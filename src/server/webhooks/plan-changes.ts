import { WEBHOOK_EVENTS_MAX, WEBHOOK_KINDS, webhookKinds } from "#domain/plan/webhook-limits.ts";
import { planScope } from "#domain/scope.ts";
import { type LoggedChange, changesOfScope } from "../tables/own/change.ts";
import { readSpace } from "../tables/own/space.ts";
import type { WebhookRow } from "../tables/own/outward/webhook.ts";
import { tableOf } from "../tables/registry.ts";
import type { Db } from "../tables/sql/db.ts";

/** What a webhook tells next. */
interface PlanChanges {
  /** All up to this number is in it, or does not concern the webhook. */
  readonly until: number;
  /** Changes before are not kept any more. */
  readonly missed: boolean;
  readonly events: readonly object[];
}

/** The changes of a plan behind what a webhook has told; what was sent and not taken is the same again. */
export async function planChanges(db: Db, hook: WebhookRow): Promise<PlanChanges> {
  const { head, floor } = await readSpace(db);
  const scope = planScope(hook.planId);
  const named = new Set(hook.kinds.split(","));
  const kinds = webhookKinds.filter((kind) => named.has(kind));
  const until = hook.batchTo || head;
  const changes = await changesOfScope(db, {
    scope,
    entities: kinds.map((kind) => WEBHOOK_KINDS[kind]),
    since: hook.seq,
    until,
    limit: WEBHOOK_EVENTS_MAX,
  });
  const last = changes.at(-1);
  const isFull = changes.length === WEBHOOK_EVENTS_MAX;
  const rows = new Map<string, unknown>();
  for (const kind of kinds) {
    const entity = WEBHOOK_KINDS[kind];
    const ids = changes.filter((change) => change.entity === entity).map(({ rowId }) => rowId);
    for (const found of await tableOf(entity).find(db, ids)) {
      // What has left the plan is told of no more than that.
      if (found.scope === scope) rows.set(`${entity} ${found.row.id}`, found.row);
    }
  }
  const kindOf = new Map<string, string>(kinds.map((kind) => [WEBHOOK_KINDS[kind], kind]));
  const lastOf = new Map(changes.map((change) => [`${change.entity} ${change.rowId}`, change]));
  const eventOf = (change: LoggedChange) => {
    const { seq, at, entity, rowId, action, actor } = change;
    const name = `${entity} ${rowId}`;
    const event = { seq, at, kind: kindOf.get(entity), id: rowId, action, userId: actor };
    // As long as it is, a row is told once.
    return lastOf.get(name) === change ? { ...event, row: rows.get(name) ?? null } : event;
  };
  return {
    until: isFull && last ? last.seq : until,
    missed: hook.seq < floor,
    events: changes.map(eventOf),
  };
}
