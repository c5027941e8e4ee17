import type { Session } from "#contract/session.ts";
import { readMeta } from "#client/data/database/meta.ts";
import { bringBack } from "#client/data/laid-away/lay-away.ts";
import { endSessionOnServer } from "#client/data/calls/sign-out.ts";
import { bringKeptBack } from "#client/platform/kept-text.ts";
import { hasMark, noteLoss } from "../storage/loss.ts";
import { accountDatabase } from "./account-database.ts";
import { inAccountsTurn, takeOff, takeOffOthers } from "./end-account.ts";
import { forgetEnded } from "./ended.ts";
import { openCaller } from "./open-caller.ts";
import { readSession, saveSession } from "./session.ts";

/**
 * Signs in on this browser: whoever was signed in before is taken off it, the account's own database
 * opens, with what was left unsent in it or laid away, and mints ids in the new range from now on.
 */
export async function beginSession(session: Session, clientId: string): Promise<void> {
  await inAccountsTurn(async () => {
    await replaceWhoeverIsHere(session);
    await open(session, clientId);
  });
  forgetEnded();
}

async function replaceWhoeverIsHere({ userId, spaceId }: Session): Promise<void> {
  const before = readSession();
  if (!before || (before.userId === userId && before.spaceId === spaceId)) return;
  // What cannot be laid away now is at the next start; nobody is kept from signing in by it.
  await takeOff(before).catch(() => undefined);
  // Nobody has its token any more; without a network it ends there when it expires.
  void endSessionOnServer(openCaller(document.documentElement.lang, before.token));
}

async function open(session: Session, clientId: string): Promise<void> {
  const { userId, isAdmin, deviceNumber, unsentKey } = session;
  const database = accountDatabase(session);
  await takeOffOthers(database.name);
  const kept = await bringBack(database, unsentKey);
  const knew = await database.transaction("rw", database.meta, async () => {
    const before = await readMeta(database.meta, "identity");
    await database.meta.put({
      key: "identity",
      value: {
        userId,
        isAdmin,
        deviceNumber,
        counter: 0,
        clientId: before?.clientId ?? clientId,
      },
    });
    if (unsentKey) await database.meta.put({ key: "unsentKey", value: unsentKey });
    await database.meta.bulkDelete(["link", "session", "leaving"]);
    return before !== undefined;
  });
  if (!knew && hasMark(database.name)) noteLoss(database.name, Date.now());
  bringKeptBack(kept);
  saveSession(session);
}
