import type { Session } from "#contract/session.ts";
import { readMeta } from "#client/data/database/meta.ts";
import { hasMark, noteLoss } from "../storage/loss.ts";
import { accountDatabase } from "./account-database.ts";
import { forgetEnded } from "./ended.ts";
import { saveSession } from "./session.ts";

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
