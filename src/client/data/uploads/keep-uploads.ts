import type { LocalDatabase } from "../database/local-database.ts";
import { abandonCopy } from "./drop-upload.ts";
import { finishCopied } from "./finish-copied.ts";
import { unreadable } from "./copy-in.ts";

/** A copy whose page has given no sign of life for so long is torn, ms: hidden pages have a turn each minute. */
const TORN_AFTER = 180_000;
/** What has arrived is shown for so long, ms. */
const DONE_SHOWN = 600_000;
const EVERY = 60_000;

/**
 * Brings uploads to an end that a page left in the middle: what is whole is sent, of what is torn nothing stays and the
 * person is told. Forgets those that have arrived.
 */
export async function mendUploads(database: LocalDatabase, now: number): Promise<void> {
  const { upload } = database;
  const checking = await upload.where("state").equals("checking").toArray();
  for (const { fileId, md5, aliveTime, name } of checking) {
    if (md5 !== "" || Math.abs(now - aliveTime) <= TORN_AFTER) continue;
    await abandonCopy(database, fileId, unreadable(name), ({ aliveTime: at }) => at === aliveTime);
  }
  for (const dialogId of new Set(checking.map((row) => row.dialogId))) {
    await finishCopied(database, dialogId, now);
  }
  await upload
    .where("state")
    .equals("success")
    .filter(({ doneTime }) => Math.abs(now - doneTime) > DONE_SHOWN)
    .delete();
}

/** Does so at once and then each minute, for as long as this tab leads. */
export function keepUploads(
  database: LocalDatabase,
  now: () => number,
  until: Promise<void>,
): void {
  let timer: ReturnType<typeof setTimeout>;
  let ended = false;
  const round = async () => {
    // What could not be done now, such as on a full disk, is tried again with the next round.
    await mendUploads(database, now()).catch(() => undefined);
    if (!ended) timer = setTimeout(() => void round(), EVERY);
  };
  void round();
  void until.then(() => {
    ended = true;
    clearTimeout(timer);
  });
}
