import { liveQuery } from "dexie";
import type { ArgumentsOf, ReplyTo } from "#domain/commands.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { type RunResult, runWithin } from "../commands/run-command.ts";
import { foldTables, type LocalDatabase } from "../database/local-database.ts";
import { noRoom } from "../database/storage-errors.ts";
import type { namingFiles, UploadRow } from "../database/upload-row.ts";
import { withRoom } from "../storage/with-room.ts";

export type NamingFiles = (typeof namingFiles)[number];

/**
 * Sends a record, or what is said to one, together with the files that it names and that wait here for it; their bytes follow. Those that are still
 * being copied are waited for. One of which not all could be copied is told, and nothing is sent.
 */
export async function runWithFiles<Command extends NamingFiles>(
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

/** What came of a change that the server was asked for at once. */
type Sent = { readonly ok: true } | { readonly ok: false };

/** As runWithFiles, for a record that does not lie here: `send` asks the server, with the files that wait for it. */
export async function sendWithFiles<Result extends Sent>(
  database: LocalDatabase,
  { recordId, fileIds }: { readonly recordId: number; readonly fileIds: readonly number[] },
  send: (files: readonly NamedFile[]) => Promise<Result>,
): Promise<Result | Refusal> {
  await whenCopied(database, fileIds);
  const rows = await waitingFor(database, fileIds);
  const torn = tornOf(rows);
  if (torn) return torn;
  const result = await send(rows.map(namedFile));
  if (result.ok) await database.upload.bulkPut(rows.map((row) => sentWith(row, recordId)));
  return result;
}

async function runNaming<Command extends NamingFiles>(
  database: LocalDatabase,
  name: Command,
  args: ArgumentsOf<Command>,
  fileIds: readonly number[],
  now: number,
): Promise<RunResult<ReplyTo<Command>>> {
  const rows = await waitingFor(database, fileIds);
  const torn = tornOf(rows);
  if (torn) return { ok: false, refusal: torn };
  const files = rows.map(namedFile);
  const naming = { ...args, ...(files.length > 0 && { files }) };
  const result = await runWithin(database, name, naming, now);
  if (!result.ok) return result;
  const recordId = recordOf(result.reply);
  await database.upload.bulkPut(rows.map((row) => sentWith(row, recordId)));
  return result;
}

/** The record in whose scope the files lie: what was sent, or what it was said to. */
function recordOf(reply: ReplyTo<NamingFiles>): number {
  return "recordId" in reply ? reply.recordId : reply.id;
}

/** A file as a record announces it. */
type NamedFile = NonNullable<ArgumentsOf<"record.edit">["files"]>[number];

function namedFile({ fileId: id, name, size, md5, width, height }: UploadRow): NamedFile {
  return { id, name, size, md5, width, height };
}

function tornOf(rows: readonly UploadRow[]): Refusal | undefined {
  const torn = rows.find(({ md5 }) => md5 === "");
  return torn && parameterError("file.unreadable", { name: torn.name });
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
