import { dialogScope, userScope } from "#domain/scope.ts";
import { applyChanges } from "../commands/apply-changes.ts";
import { enterLanes } from "../commands/lane.ts";
import { NOBODY } from "../commands/tellings.ts";
import type { Server } from "../server.ts";
import { messageRemindersDue } from "../tables/lists/due/due-message-reminders.ts";
import { mayRead } from "../tables/may-read.ts";
import { tableOf } from "../tables/registry.ts";
import type { Tx } from "../tables/sql/db.ts";

type Parts = Pick<Server, "database" | "hub" | "now">;

/** Reminders that are looked up at once. */
const BATCH = 100;

/** Tells people of the messages of which they wanted to hear again; each once, whichever server on the database looks first. */
export async function remindOfMessages({ database, hub, now: clock }: Parts): Promise<void> {
  for (;;) {
    const now = clock();
    const ids = await messageRemindersDue(database, { now, most: BATCH });
    for (const id of ids) await database.transaction(async (tx) => remind(tx, id, now));
    if (ids.length > 0) hub.wake();
    if (ids.length < BATCH) return;
  }
}

async function remind(tx: Tx, id: string, now: number): Promise<void> {
  const seen = await tableOf("messageReminder").get(tx, id);
  if (!seen) return;
  await enterLanes(tx, [userScope(seen.userId)]);
  // Another server may have told it, or its person put it off, while this one waited.
  const reminder = await tableOf("messageReminder").get(tx, id);
  if (!reminder || reminder.toldTime > 0 || reminder.time > now) return;
  const message = await tableOf("message").get(tx, reminder.msgId);
  const by = { actorId: NOBODY, at: now };
  const stands = message?.withdrawTime === 0 ? message : undefined;
  if (!stands || !(await mayRead(tx, reminder.userId, dialogScope(stands)))) {
    // There is nothing left that they could be shown.
    await applyChanges(tx, [{ entity: "messageReminder", action: "delete", remove: id }], by);
    return;
  }
  const put = { ...reminder, planId: stands.planId, toldTime: now };
  await applyChanges(tx, [{ entity: "messageReminder", action: "update", put }], by);
}
