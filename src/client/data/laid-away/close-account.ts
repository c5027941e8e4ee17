import { assertFence, takeFence } from "../database/fence.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { initialLink, readMeta } from "../database/meta.ts";
import { emptyRows } from "../storage/empty-rows.ts";
import type { CallFailure } from "../calls/failure.ts";

/** A session that the server has ended. */
export interface EndedSession {
  /** The device whose session it was. */
  readonly deviceNumber: number;
  /** Whether the device was reported as lost: not even what was not sent stays. */
  readonly lost: boolean;
  /** Its token, where somebody may have signed in anew meanwhile: then nothing is done. */
  readonly token?: string;
  /** What lets the caller write, where it needs that. */
  readonly fence?: number;
}

/** Whether what the server answered says that the device was reported as lost. */
export function saysLost({ reason }: Pick<CallFailure, "reason">): boolean {
  return reason === "deviceLost";
}

/**
 * The server has ended the session: at once nothing of what it has is left in this browser, and
 * no more is sent in its name. What was not sent stays until it is laid away. Answers what lets the caller write
 * from then on, for what was on its way before is void: it would go on from rows that are gone. Undefined where
 * nothing was done.
 */
export async function closeAccount(
  database: LocalDatabase,
  ended: EndedSession,
): Promise<number | undefined> {
  const { deviceNumber, lost, token, fence } = ended;
  const { shadow, outbox, attention, settled, draft, history, opened, meta } = database;
  const { writing, upload, uploadChunk, keptFile, keptPiece, begunFile } = database;
  return database.transaction("rw", database.tables, async () => {
    if (fence !== undefined) await assertFence(database, fence);
    if (token !== undefined && (await readMeta(meta, "session"))?.token !== token) return undefined;
    const typed = lost
      ? [shadow, outbox, attention, settled, draft, writing, upload, uploadChunk, keptFile]
      : [];
    for (const table of [history, opened, keptPiece, begunFile, ...typed]) await table.clear();
    await endCopies(database);
    await keptFile.filter(({ isUnsent }) => !isUnsent).delete();
    await emptyRows(database);
    await meta.bulkDelete(["session", "online", "notices"]);
    const link = (await readMeta(meta, "link")) ?? initialLink;
    const value = { ...link, state: "signedOut" as const, endedDevice: deviceNumber, lost };
    await meta.put({ key: "link", value });
    return takeFence(database);
  });
}

/** A page that still copies something in loses it: only what is whole can be sent by the next session. */
async function endCopies({ upload }: LocalDatabase): Promise<void> {
  await upload
    .where("state")
    .equals("checking")
    .filter(({ md5 }) => md5 === "")
    .modify((row, stored) => {
      const failure = { reason: "file.unreadable", data: { name: row.name } };
      stored.value = { ...row, state: "error", failure };
    });
}
