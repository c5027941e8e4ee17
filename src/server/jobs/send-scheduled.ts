import type { Change } from "#domain/command.ts";
import { slowedBy } from "#domain/dialog/rules/refuse-by-rules.ts";
import type { Id } from "#domain/id.ts";
import type { ScheduledMessage } from "#domain/message/schedule/scheduled-message.ts";
import { userScope } from "#domain/scope.ts";
import { isActive } from "#domain/user/is-active.ts";
import { applyChanges } from "../commands/apply-changes.ts";
import { enterLanes } from "../commands/lane.ts";
import { runCommand } from "../commands/run-command.ts";
import { NOBODY } from "../commands/tellings.ts";
import type { Server } from "../server.ts";
import { scheduledDue } from "../tables/lists/due/due-scheduled.ts";
import { tableOf } from "../tables/registry.ts";
import type { Database, Tx } from "../tables/sql/db.ts";

type Parts = Pick<Server, "database" | "hub" | "log" | "mint" | "now">;

/** Messages that are looked up at once. */
const BATCH = 100;
/** Under this name the ledger knows what is sent here, by the id with which it was written. No browser can be called so. */
export const LEDGER_NAME = "job:scheduled";

/** Sends what was written to be sent later; each once, whichever server on the database looks first. */
export async function sendScheduled(parts: Parts): Promise<void> {
  const { database, log, now } = parts;
  let behind = 0;
  for (;;) {
    const ids = await scheduledDue(database, { now: now(), behind, most: BATCH });
    for (const id of ids) {
      await send(parts, id).catch((error: unknown) =>
        log.warn(
          { err: error, id },
          "A message could not be sent at its time; the next try follows",
        ),
      );
    }
    behind = ids.at(-1) ?? behind;
    if (ids.length < BATCH) return;
  }
}

/**
 * Three steps, of which each can be the last before a crash: from the first on nobody changes the words, the second is
 * done once however often it is tried, and the third takes away what was sent.
 */
async function send(parts: Parts, id: Id): Promise<void> {
  const { database, hub, now } = parts;
  const begun = await begin(database, id, now());
  if (!begun) return;
  const { userId, dialogId, text, textType, replyId } = begun;
  const user = await tableOf("user").get(database, userId);
  let failed = isActive(user) ? "" : "userDisabled";
  let putOff = 0;
  if (failed === "") {
    const sent = await runCommand(parts, {
      actor: { userId, isAdmin: user?.isAdmin ?? false },
      command: "message.sendText",
      body: { dialogId, text, textType, ...(replyId > 0 && { replyId }) },
      mutation: { clientId: LEDGER_NAME, n: id },
      // What was refused is tried again once its writer says so.
      isRefill: true,
    });
    if (sent.state === "refused") {
      putOff = slowedBy(sent.refusal);
      if (putOff === 0) failed = sent.refusal.reason;
    }
  }
  await inItsLane(database, begun, async (tx) => {
    const row = await tableOf("scheduledMessage").get(tx, id);
    // Who was put off meanwhile waits for another time, with other words.
    if (row?.sendingTime !== begun.sendingTime) return;
    const later = { ...row, time: now() + putOff, sendingTime: 0 };
    if (putOff > 0) {
      const waits: Change = { entity: "scheduledMessage", action: "update", put: later };
      await applyChanges(tx, [waits], { actorId: NOBODY, at: now() });
      return;
    }
    const change: Change =
      failed === ""
        ? { entity: "scheduledMessage", action: "delete", remove: id }
        : { entity: "scheduledMessage", action: "update", put: { ...row, failed, sendingTime: 0 } };
    await applyChanges(tx, [change], { actorId: NOBODY, at: now() });
  });
  hub.wake();
}

/** Holds a message of which the time has come; undefined where somebody else was faster, or put it off. */
async function begin(
  database: Database,
  id: Id,
  now: number,
): Promise<ScheduledMessage | undefined> {
  const seen = await tableOf("scheduledMessage").get(database, id);
  if (!seen) return undefined;
  return inItsLane(database, seen, async (tx) => {
    const row = await tableOf("scheduledMessage").get(tx, id);
    if (row?.failed !== "" || row.time > now) return undefined;
    if (row.sendingTime > 0) return row;
    const put = { ...row, sendingTime: now };
    const change: Change = { entity: "scheduledMessage", action: "update", put };
    await applyChanges(tx, [change], { actorId: NOBODY, at: now });
    return put;
  });
}

async function inItsLane<Result>(
  database: Database,
  { userId }: ScheduledMessage,
  act: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (tx) => {
    await enterLanes(tx, [userScope(userId)]);
    return act(tx);
  });
}
