import { runWithin } from "../commands/run-command.ts";
import { foldTables, type LocalDatabase } from "../database/local-database.ts";
import { initialLink, readMeta } from "../database/meta.ts";
import { noRoom } from "../database/storage-errors.ts";
import type { UploadRow } from "../database/upload-row.ts";
import { withRoom } from "../storage/with-room.ts";

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
  for (const { fileId, md5 } of checking) {
    if (md5 === "" && dialogId > 0) return;
    if (md5 !== "") await finishOne(database, fileId, now);
  }
}

/** The same of one that waits for no other: of hundreds that are copied at once nobody reads all for each. */
export async function finishOne(
  database: LocalDatabase,
  fileId: number,
  now: number,
): Promise<void> {
  const result = await withRoom(database, now, "wholeStreams", () =>
    sendRow(database, fileId, now),
  );
  if (result === "noRoom") await fail(database, fileId);
}

async function sendRow(database: LocalDatabase, fileId: number, now: number): Promise<void> {
  const { upload } = database;
  await database.transaction("rw", [...foldTables(database), upload], async () => {
    const row = await upload.get(fileId);
    if (row?.state !== "checking" || row.md5 === "") return;
    await upload.put(await outcomeOf(database, row, now));
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
