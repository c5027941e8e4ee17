import type { Session } from "#contract/session.ts";
import { readMeta } from "#client/data/database/meta.ts";
import { forgetKept } from "#client/platform/kept-text.ts";
import { forgetShared } from "#client/platform/shared/shared-content.ts";
import { hasMark, noteLoss } from "../storage/loss.ts";
import { accountDatabase, deleteAccountDatabase } from "./account-database.ts";
import { forgetEnded } from "./ended.ts";
import { forgetDevices, forgetSession, saveSession, type SavedSession } from "./session.ts";

/**
 * Signs in on this browser: the account's own database opens, with what was
 * left unsent in it, and mints ids in the new range from now on.
 */
export async function beginSession(session: Session, clientId: string): Promise<void> {
  const database = accountDatabase(session);
  const knew = await database.transaction("rw", database.meta, async () => {
    const before = await readMeta(database.meta, "identity");
    await database.meta.put({
      key: "identity",
      value: {
        userId: session.userId,
        isAdmin: session.isAdmin,
        deviceNumber: session.deviceNumber,
        counter: 0,
        clientId: before?.clientId ?? clientId,
      },
    });
    await database.meta.delete("link");
    return before !== undefined;
  });
  if (!knew && hasMark(database.name)) noteLoss(database.name, Date.now());
  saveSession(session);
  forgetEnded();
}

/** Signs out for good: nothing of the account stays in this browser. */
export async function endSession(session: SavedSession): Promise<void> {
  forgetSession();
  forgetDevices(session.userId);
  forgetKept();
  await forgetShared();
  // A push service that does not answer keeps nobody's rows here.
  await Promise.all([deleteAccountDatabase(session), forgetNotices()]);
}

/** The code for it comes when it is needed; the server sends nothing to who is signed out in any case. */
async function forgetNotices(): Promise<void> {
  try {
    const notices = await import("#client/platform/notices/push-subscription.ts");
    await notices.forgetNotices();
  } catch {
    // The browser keeps nothing that could be shown without the account's database.
  }
}
