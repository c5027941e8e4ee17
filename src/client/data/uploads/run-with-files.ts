import { liveQuery } from "dexie";
import type { ArgumentsOf, ReplyTo } from "#domain/commands.ts";
import { PARAMETER_ERROR } from "#domain/refusal.ts";
import { type RunResult, runWithin } from "../commands/run-command.ts";
import { foldTables, type LocalDatabase } from "../database/local-database.ts";
import { noRoom } from "../database/storage-errors.ts";
import type { UploadRow } from "../database/upload-row.ts";
import { withRoom } from "../storage/with-room.ts";

type Name = "record.add" | "record.edit";

/**
 * Sends a record together with the files that it names and that wait here for it; their bytes follow. Those that are still
 * being copied are waited for. One of which not all could be copied is told, and nothing is sent.
 */
export async function runWithFiles<Command extends Name>(
  database: LocalDatabase,
  name: Command,
  args: ArgumentsOf<Command>,
  fileIds: readonly number[],
  now: number,
): Promise<RunResult<ReplyTo<Command>>> {
  await whenCopied(database, fileIds);
  const result = await withRoom(database, now, "wholeStreams", () =>
    database.transaction("rw", [...foldTables(database), database.upload], async () =>
      runNaming(database, name, args, fileIds, now),
    ),
  );
  return result === "noRoom" ? { ok: false, refusal: noRoom } : result;
}

async function runNaming<Command extends Name>(
  database: LocalDatabase,
  name: Command,
  args: ArgumentsOf<Command>,
  fileIds: readonly number[],
  now: number,
): Promise<RunResult<ReplyTo<Command>>> {
  const rows = await waitingFor(database, fileIds);
  const torn = rows.find(({ md5 }) => md5 === "");
  if (torn) {
    const data = { name: torn.name };
    return { ok: false, refusal: { code: PARAMETER_ERROR, reason: "file.unreadable", data } };
  }
  const files = rows.map(({ fileId: id, name: called, size, md5, width, height }) => ({
    id,
    name: called,
    size,
    md5,
    width,
    height,
  }));
  const naming = { ...args, ...(files.length > 0 && { files }) };
  const result = await runWithin(database, name, naming, now);
  if (!result.ok) return result;
  await database.upload.bulkPut(rows.map((row) => sentWith(row, result.reply.id)));
  return result;
}

function sentWith(row: UploadRow, recordId: number): UploadRow {
  if (row.command.name !== "record.edit") return row;
  const command = { ...row.command, args: { ...row.command.args, recordId } };
  return { ...row, command, isSentRow: true };
}

/** Those among files that wait for their record. */
async function waitingFor(
  { upload }: LocalDatabase,
  fileIds: readonly number[],
): Promise<UploadRow[]> {
  const rows = await upload.bulkGet([...fileIds]);
  return rows.filter((row) => row?.command.name === "record.edit" && !row.isSentRow) as UploadRow[];
}

/** Ends when none of the files is still being copied. */
async function whenCopied(database: LocalDatabase, fileIds: readonly number[]): Promise<void> {
  if (fileIds.length === 0) return;
  await new Promise<void>((resolve, reject) => {
    const watch = liveQuery(() => waitingFor(database, fileIds)).subscribe({
      next(rows) {
        if (rows.some(({ state }) => state === "checking")) return;
        // Told at once, the subscription would not stand yet.
        queueMicrotask(() => watch.unsubscribe());
        resolve();
      },
      error: reject,
    });
  });
}
