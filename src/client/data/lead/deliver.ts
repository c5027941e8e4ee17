import {
  type LocalDatabase,
  localDatabaseNames,
  openExistingDatabase,
} from "../database/local-database.ts";
import { type KeptSession, readMeta } from "../database/meta.ts";
import { closeAccount, saysLost } from "../laid-away/close-account.ts";
import { dropLaidAway } from "../laid-away/drop-laid-away.ts";
import { layAway } from "../laid-away/lay-away.ts";
import type { CallFailure, Caller } from "../calls/http.ts";
import { releaseLanes } from "../outbox/take-next.ts";
import { pullAll } from "../sync/pull.ts";
import { pushBatch } from "../sync/push.ts";
import { type FreeSeatSettings, inFreeSeat } from "./free-seat.ts";

/** What a delivery without a page stands on; each account of this browser has its own. */
export interface DeliverySettings extends FreeSeatSettings {
  readonly now: () => number;
  callerOf(token: string, language: string, database: LocalDatabase): Caller;
}

/** Sends what waits in every account of this browser; false = something still waits and is worth another try. */
export async function deliverAll(settings: DeliverySettings): Promise<boolean> {
  let complete = true;
  for (const name of await localDatabaseNames()) {
    const database = openExistingDatabase(name);
    try {
      complete = (await deliver(database, settings)) && complete;
    } finally {
      database.close();
    }
  }
  return complete;
}

/**
 * Sends the outbox of one account until nothing waits. A page that leads does it
 * better: with one there, or one that wants to, nothing is done here.
 */
async function deliver(database: LocalDatabase, settings: DeliverySettings): Promise<boolean> {
  const session = await readMeta(database.meta, "session");
  if (!session || (await countWaiting(database)) === 0) return true;
  const call = settings.callerOf(session.token, session.language, database);
  let failure: CallFailure | undefined;
  await inFreeSeat(database, settings, async (fence, left) => {
    failure = await send(database, call, fence, settings.now, left);
    await endWhereSignedOut(database, failure, { session, fence, now: settings.now() });
  });
  // Whoever is signed out has to sign in first; trying again would not help.
  if (failure?.kind === "signedOut") return true;
  return (await countWaiting(database)) === 0;
}

/**
 * With the session goes what is stored here; whether it did. No page is there to lay away what was
 * not sent, and one may be opened without the network.
 */
export async function endWhereSignedOut(
  database: LocalDatabase,
  failure: CallFailure | undefined,
  { session, fence, now }: { session: KeptSession; fence: number; now: number },
): Promise<boolean> {
  if (failure?.kind !== "signedOut") return false;
  const { token, deviceNumber = 0 } = session;
  const lost = saysLost(failure);
  if (!(await closeAccount(database, { deviceNumber, token, fence, lost }))) return false;
  await layAway(database, { now });
  if (lost) await dropLaidAway(database.name);
  return true;
}

async function send(
  database: LocalDatabase,
  call: Caller,
  fence: number,
  now: () => number,
  left: AbortSignal,
): Promise<CallFailure | undefined> {
  await releaseLanes(database);
  let most: number | undefined;
  let sentAny = false;
  while (!left.aborted) {
    const outcome = await pushBatch(database, call, fence, now, { most });
    if (outcome.failure?.kind === "tooLarge") {
      most = Math.max(1, Math.floor(outcome.sent / 2));
      continue;
    }
    if (outcome.failure) return outcome.failure;
    if (outcome.sent > 0) sentAny = true;
    // What the server asked to bring again later is a matter of the next time.
    if (outcome.sent === outcome.later) break;
  }
  // The rows of what was done belong to the browser too; that they come later loses nothing.
  if (sentAny && !left.aborted) await pullAll(database, call, fence, now);
  return undefined;
}

function countWaiting(database: LocalDatabase): PromiseLike<number> {
  return database.outbox.where("state").equals("waiting").count();
}
