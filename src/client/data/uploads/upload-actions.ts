import type { LocalDatabase } from "../database/local-database.ts";
import type { UploadRow, UploadState } from "../database/upload-row.ts";
import { runCommand } from "../commands/run-command.ts";
import type { AttentionEntry, OutboxEntry } from "../database/outbox-entry.ts";
import { discardAttention, discardWaiting } from "../outbox/discard.ts";
import { brings } from "./announcing-entry.ts";
import { canRemove } from "./can-remove.ts";
import { dropUpload } from "./drop-upload.ts";
import { finishCopied } from "./finish-copied.ts";

const sending: readonly UploadState[] = ["waiting", "uploading"];

/** Lets an upload wait until it is resumed. */
export async function pauseUpload(database: LocalDatabase, fileId: number): Promise<void> {
  await change(database, fileId, sending, (row) => ({ ...row, state: "paused" }));
}

/** Lets all of them wait that are on their way. */
export async function pauseUploads(database: LocalDatabase): Promise<void> {
  await database.upload.where("state").anyOf(sending).modify({ state: "paused" });
}

export async function resumeUpload(database: LocalDatabase, fileId: number): Promise<void> {
  await change(database, fileId, ["paused"], (row) => ({ ...row, state: "waiting" }));
}

/** Lets all of them go on that were paused. */
export async function resumeUploads(database: LocalDatabase): Promise<void> {
  await database.upload.where("state").equals("paused").modify({ state: "waiting" });
}

/** Tries again what went wrong. What could not be copied has to be picked again. */
export async function retryUpload(
  database: LocalDatabase,
  fileId: number,
  now: number,
): Promise<void> {
  await change(database, fileId, ["error"], (row) => {
    if (row.md5 === "") return row;
    const { failure: _earlier, ...rest } = row;
    return { ...rest, state: row.isSentRow ? "waiting" : "checking" };
  });
  const row = await database.upload.get(fileId);
  if (row?.state === "checking") await finishCopied(database, row.dialogId, now);
}

/**
 * Takes away what the server has not confirmed, with its bytes and what announces it: others would wait for
 * it in vain.
 */
export async function removeUpload(
  database: LocalDatabase,
  fileId: number,
  now: number,
): Promise<void> {
  const row = await database.upload.get(fileId);
  if (!row || !canRemove(row)) return;
  if (row.isSentRow) await takeBack(database, row, now);
  await dropUpload(database, fileId);
}

async function takeBack(database: LocalDatabase, row: UploadRow, now: number): Promise<void> {
  const { outbox, attention } = database;
  const waits = await outbox.where("state").equals("waiting").and(isOf(row)).first();
  if (waits) return discardWaiting(database, waits.n, now);
  const refused = await attention.filter(isOf(row)).first();
  if (refused) return discardAttention(database, refused.id ?? 0, now);
  // Where it is gone already there is nothing left to take back.
  if (row.command.name === "message.sendFile") {
    await runCommand(database, "message.withdraw", { msgId: row.messageId }, now);
    return;
  }
  if (row.command.name === "file.addVersion") {
    const { id: itemId } = row.command.args;
    await runCommand(database, "file.removeVersion", { id: itemId, fileId: row.fileId }, now);
    return;
  }
  if (row.command.name === "record.edit" || row.command.name === "sheet.add") return;
  const id = [row.command.args.id ?? 0];
  await runCommand(database, "file.remove", { id }, now);
  await runCommand(database, "file.removeForGood", { id }, now);
}

const isOf = (row: UploadRow) => (entry: OutboxEntry | AttentionEntry) => brings(entry, row);

async function change(
  { upload }: LocalDatabase,
  fileId: number,
  from: readonly UploadState[],
  to: (row: UploadRow) => UploadRow,
): Promise<void> {
  await upload
    .where("fileId")
    .equals(fileId)
    .filter(({ state }) => from.includes(state))
    .modify((row, stored) => {
      stored.value = to(row);
    });
}
