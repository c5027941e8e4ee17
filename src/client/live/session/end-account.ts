import {
  type LocalDatabase,
  localDatabaseName,
  localDatabaseNames,
  openExistingDatabase,
} from "#client/data/database/local-database.ts";
import { isEnded, readMeta, initialLink } from "#client/data/database/meta.ts";
import { closeAccount } from "#client/data/laid-away/close-account.ts";
import { dropLaidAway } from "#client/data/laid-away/drop-laid-away.ts";
import { layAway } from "#client/data/laid-away/lay-away.ts";
import { askStanding } from "#client/data/calls/ask-standing.ts";
import { allKept, forgetKept } from "#client/platform/kept-text.ts";
import { oneAtATime } from "#client/platform/one-at-a-time.ts";
import { forgetOutside } from "#client/platform/notes/kept-outside.ts";
import { forgetShared } from "#client/platform/shared/shared-content.ts";
import { deleteAccountDatabase } from "./account-database.ts";
import { forgetNotices } from "./forget-notices.ts";
import { forgetDevices, forgetSession, readSession, type SavedSession } from "./session.ts";

/** Signing in and taking accounts off this browser go one after the other, in all its tabs. */
export async function inAccountsTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  return oneAtATime("accounts", work);
}

/**
 * Takes an account off this browser whose session is over. What it has not sent is laid away for its
 * owner, unless they have lost the device.
 */
export async function endAccount(session: SavedSession): Promise<void> {
  await inAccountsTurn(async () => takeOff(session));
}

/** As endAccount; whoever calls has the turn. */
export async function takeOff(session: SavedSession): Promise<void> {
  const saved = readSession();
  const isMine = saved === undefined || saved.token === session.token;
  const name = localDatabaseName(session.spaceId, session.userId);
  const kept = isMine ? allKept() : {};
  try {
    const lost = await layDatabaseAway(name, kept, session);
    if (lost) {
      await dropLaidAway(name);
      forgetDevices(session.userId);
    }
  } finally {
    // What could not be laid away is shown to nobody either, and tried again at the next start.
    if (isMine) forgetSession();
  }
  if (!isMine) return;
  forgetKept();
  await forgetShared();
  await forgetOutside();
  // A push service that does not answer keeps nobody from signing in.
  void forgetNotices();
}

/** Takes off whatever other accounts have left here, of whom nobody is signed in. */
export async function takeOffOthers(current: string | undefined): Promise<void> {
  for (const name of await localDatabaseNames()) {
    // One that cannot be read, such as a newer app's, is tried again at the next start.
    if (name !== current) await layDatabaseAway(name, {}).catch(() => undefined);
  }
}

/** Whether the device of the session was lost. A database of a later session of the account stays. */
async function layDatabaseAway(
  name: string,
  kept: Readonly<Record<string, string>>,
  session?: SavedSession,
): Promise<boolean> {
  if (!(await localDatabaseNames()).includes(name)) return session ? isLost(session) : false;
  const database = openExistingDatabase(name);
  let lost = false;
  try {
    if (session && !(await isOf(database, session))) return false;
    const link = (await readMeta(database.meta, "link")) ?? initialLink;
    lost = link.lost ?? (session ? await isLost(session) : false);
    await closeAccount(database, { deviceNumber: session?.deviceNumber ?? 0, lost });
    // Whoever signs out themselves has said what shall become of it.
    const isLeaving = await readMeta(database.meta, "leaving");
    if (!isLeaving) await layAway(database, { now: Date.now(), kept });
  } finally {
    database.close();
  }
  await deleteAccountDatabase(name);
  return lost;
}

async function isLost({ token }: SavedSession): Promise<boolean> {
  return (await askStanding(location.origin, token)) === "lost";
}

async function isOf({ meta }: LocalDatabase, session: SavedSession): Promise<boolean> {
  const kept = await readMeta(meta, "session");
  if (kept) return kept.token === session.token;
  const link = (await readMeta(meta, "link")) ?? initialLink;
  const identity = await readMeta(meta, "identity");
  return isEnded(link, session) || identity?.deviceNumber === session.deviceNumber;
}
