import { goesBefore, type Retention } from "#domain/company/kept-days.ts";
import type { Change } from "#domain/command.ts";
import type { Id } from "#domain/id.ts";
import { takeMessageAway } from "#domain/message/withdraw-message.ts";
import { get, type Reading, runReading } from "#domain/reading.ts";
import { dialogScope, type Scope, userScope } from "#domain/scope.ts";
import { applyChanges } from "../commands/apply-changes.ts";
import { enterLanes } from "../commands/lane.ts";
import { RowsInWork } from "../commands/rows-in-work.ts";
import { NOBODY } from "../commands/tellings.ts";
import { readCompanySetting } from "../people/company.ts";
import type { Server } from "../server.ts";
import { expiredMessages, expiredReports } from "../tables/lists/expired-messages.ts";
import { newestChangeTime } from "../tables/own/change.ts";
import { tableOf } from "../tables/registry.ts";
import type { Database, Tx } from "../tables/sql/db.ts";

/** Messages of one transaction at most; nobody writes in their chats meanwhile. */
const BATCH = 100;

/** Takes away what is older than the company keeps it; whichever server on the database looks first, and each message once. */
export async function expireMessages({
  database,
  hub,
  now: clock,
}: Pick<Server, "database" | "hub" | "now">): Promise<void> {
  const newest = await newestChangeTime(database);
  if (newest === undefined) return;
  // A clock that runs far ahead must not make everything old at once.
  const now = Math.min(clock(), newest);
  for (;;) {
    const retention = await readCompanySetting(database);
    const ids = await expiredMessages(database, retention, { now, most: BATCH });
    let gone = 0;
    for (const [scope, those] of await byScope(database, ids)) {
      gone += await database.transaction(async (tx) => expire(tx, { scope, ids: those }, now));
    }
    await dropReports(database, retention, now);
    if (ids.length > 0) hub.wake();
    // What moves about just now is looked at in an hour.
    if (ids.length < BATCH || gone === 0) return;
  }
}

async function byScope(database: Database, ids: readonly Id[]): Promise<Map<Scope, Id[]>> {
  const found = await Promise.all(ids.map(async (id) => tableOf("message").get(database, id)));
  const messages = found.filter((message) => message !== undefined);
  const scopes = Map.groupBy(messages, dialogScope);
  return new Map([...scopes].map(([scope, those]) => [scope, those.map(({ id }) => id)]));
}

async function expire(
  tx: Tx,
  { scope, ids }: { readonly scope: Scope; readonly ids: readonly Id[] },
  now: number,
): Promise<number> {
  await enterLanes(tx, [scope]);
  // Administrators may have set another time, and somebody pinned one, while this one waited.
  const look = { now, most: BATCH, among: ids };
  const due = await expiredMessages(tx, await readCompanySetting(tx), look);
  const rows = new RowsInWork(tx);
  const changes: Change[] = [];
  for (const id of due) {
    const decided = await runReading(removal(id, scope, now), async (ask) => rows.answer(ask));
    rows.decide(decided);
    changes.push(...decided);
  }
  if (changes.length > 0) await applyChanges(tx, changes, { actorId: NOBODY, at: now });
  return due.length;
}

/** Nothing where it went meanwhile, or moved to another plan. */
function* removal(id: Id, scope: Scope, now: number): Reading<Change[]> {
  const message = yield* get("message", id);
  const dialog = message && (yield* get("dialog", message.dialogId));
  if (!message || !dialog || message.withdrawTime > 0 || dialogScope(message) !== scope) return [];
  return yield* takeMessageAway({ message, dialog }, { userId: NOBODY, now }, true);
}

/** What was reported keeps no words longer than its chat does, once somebody has decided about it. */
async function dropReports(database: Database, retention: Retention, now: number): Promise<void> {
  const { messages: before } = goesBefore(retention, now);
  if (before === 0) return;
  for (const id of await expiredReports(database, { before, most: BATCH })) {
    await database.transaction(async (tx) => {
      const report = await tableOf("messageReport").get(tx, id);
      if (!report) return;
      await enterLanes(tx, [userScope(report.userId)]);
      if (!(await tableOf("messageReport").get(tx, id))) return;
      const change: Change = { entity: "messageReport", action: "delete", remove: id };
      await applyChanges(tx, [change], { actorId: NOBODY, at: now });
    });
  }
}
