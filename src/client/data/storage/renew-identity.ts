import { claimDeviceNumber } from "#contract/calls/user.ts";
import type { Session } from "#contract/session.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { readMeta } from "../database/meta.ts";
import type { CallFailure, Caller } from "../calls/http.ts";

/**
 * Makes a browser whose database was thrown away itself again, as long as its
 * session holds. Ids that it minted may be on the server, so it gets a new range,
 * and its mutations a new name: nothing is taken for something done before.
 */
export async function renewIdentity(
  database: LocalDatabase,
  call: Caller,
  session: Pick<Session, "userId" | "isAdmin">,
  clientId: string,
): Promise<CallFailure | undefined> {
  const result = await call(claimDeviceNumber, {});
  if (!result.ok) return result.failure;
  const { deviceNumber, unsentKey } = result.value;
  const { userId, isAdmin } = session;
  await database.transaction("rw", database.meta, async () => {
    // Another tab may have been quicker; a range that nobody uses does no harm.
    if (await readMeta(database.meta, "identity")) return;
    await database.meta.put({
      key: "identity",
      value: { userId, isAdmin, deviceNumber, counter: 0, clientId },
    });
    if (unsentKey) await database.meta.put({ key: "unsentKey", value: unsentKey });
  });
  return undefined;
}
