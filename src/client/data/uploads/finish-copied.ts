import { runWithin } from "../commands/run-command.ts";
import { foldTables, type LocalDatabase } from "../database/local-database.ts";
import { initialLink, readMeta } from "../database/meta.ts";
import { noRoom } from "../database/storage-errors.ts";
import type { UploadRow } from "../database/upload-row.ts";
import { withRoom } from "../storage/with-room.ts";

/** How many are brought in one transaction, which all readers wait for. */
const AT_ONCE = 20;

/**
 * Brings the rows of a chat's contents that are copied to others, each once, in the order in which they were picked:
 * one that is still being copied holds up those after it, but for the library (0), which has no order. From then on its bytes wait to be sent. `now` is this
 * device's clock, by which uploads know who is alive.
 */
export async function finishCopied(
  database: LocalDatabase,
  dialogId: number,
  now: number,
): Promise<void> {
  // By what they wait for: of all that goes to the library most may wait for something else.
  const copied = await database.upload.where("state").equals("checking").toArray();
  const checking = copied
    .filter((row) => row.dialogId === dialogId)
    .toSorted((left, right) => left.createTime - right.createTime || left.fileId - right.fileId);
  const gap = dialogId > 0 ? checking.findIndex(({ md5 }) => md5 === "") : -1;
  const whole = checking.slice(0, gap < 0 ? undefined : gap).filter(({ md5 }) => md5 !== "");
  const ids = whole.map(({ fileId }) => fileId);
  await finishSome(database, ids, now);
}

/** The same of those that wait for no others: of hundreds that are copied at once nobody reads all for each. */
export async function finishSome(
  database: LocalDatabase,
  fileIds: readonly number[],
  now: number,
): Promise<void> {
  for (let at = 0; at < fileIds.length; at += AT_ONCE)
    await finishTogether(database, fileIds.slice(at, at + AT_ONCE), now);
}

/** Whatever goes wrong with some at once, each is tried alone, so that none holds up another. */
async function finishTogether(
  database: LocalDatabase,
  fileIds: readonly number[],
  now: number,
): Promise<void> {
  const sending = withRoom(database, now, "wholeStreams", () => sendRows(database, fileIds, now));
  const [only] = fileIds;
  if (fileIds.length > 1) {
    const result = await sending.catch(() => "failed");
    if (result === undefined) return;
    for (const fileId of fileIds) await finishTogether(database, [fileId], now);
  } else if (only !== undefined && (await sending) === "noRoom") await fail(database, only);
}

async function sendRows(
  database: LocalDatabase,
  fileIds: readonly number[],
  now: number,
): Promise<void> {
  const { upload } = database;
  await database.transaction("rw", [...foldTables(database), upload], async () => {
    for (const row of await upload.bulkGet([...fileIds])) {
      if (row?.state !== "checking" || row.md5 === "") continue;
      await upload.put(await outcomeOf(database, row, now));
    }
  });
}

async function outcomeOf(database: LocalDatabase, row: UploadRow, now: number): Promise<UploadRow> {
  if (row.isSentRow || row.command.name === "record.edit") return { ...row, state: "waiting" };
  // The command is dated by the server's clock, as all are.
  const { clockOffset } = (await readMeta(database.meta, "link")) ?? initialLink;
  const { md5, command } = row;
  const at = now + clockOffset;
  const result = await runWithin(database, command.name, { ...command.args, md5 }, at);
  if (!result.ok) return { ...row, state: "error", failure: result.refusal };
  return { ...row, state: "waiting", isSentRow: true };
}

async function fail({ upload }: LocalDatabase, fileId: number): Promise<void> {
  await upload.update(fileId, { state: "error", failure: noRoom });
}
