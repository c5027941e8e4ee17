import type { LocalDatabase } from "../database/local-database.ts";
import type { AttentionEntry, HistoryEntry, OutboxEntry } from "../database/outbox-entry.ts";
import { announcing, namingFiles, type UploadRow } from "../database/upload-row.ts";

type Entry = Pick<OutboxEntry | AttentionEntry | HistoryEntry, "command" | "args">;

/** Whether an entry brings the row of this upload to others. */
export function brings(entry: Entry, { fileId }: Pick<UploadRow, "fileId">): boolean {
  return filesOf(entry).includes(fileId);
}

/** Of which files the row still has to be sent, or could not be: the server knows nothing of them. */
export async function filesUnknown({
  outbox,
  attention,
}: LocalDatabase): Promise<ReadonlySet<number>> {
  // All at once: asked one by one which of them it is, hundreds take longer than they themselves.
  const entries = await Promise.all([
    outbox.where("state").equals("waiting").toArray(),
    attention.toArray(),
  ]);
  return new Set(entries.flat().flatMap(filesOf));
}

/** When the person themselves took back what brings it, epoch ms; undefined = they did not. */
export async function takenBackAt(
  { history }: LocalDatabase,
  upload: UploadRow,
): Promise<number | undefined> {
  const ended = await history.toArray();
  const takenBack = ended.findLast(
    (entry) => (entry.outcome === "discarded" && brings(entry, upload)) || withdraws(entry, upload),
  );
  return takenBack?.endedAt;
}

/** The files that an entry brings: one, or as many as a record or a comment names. */
function filesOf({ command, args }: Entry): readonly number[] {
  const named = args as { fileId?: number; files?: readonly { readonly id: number }[] };
  if (namingFiles.some((name) => name === command)) return named.files?.map(({ id }) => id) ?? [];
  return announcing.some((name) => name === command) ? [named.fileId ?? 0] : [];
}

/** Whether it takes away for good what the upload is the content of. */
function withdraws({ command, args }: Entry, upload: UploadRow): boolean {
  const named = args as { msgId?: number; id?: readonly number[] | number; fileId?: number };
  if (command === "file.removeVersion") return named.fileId === upload.fileId;
  if (upload.command.name === "message.sendFile")
    return command === "message.withdraw" && named.msgId === upload.messageId;
  if (upload.command.name === "record.edit") return takesOut({ command, args }, upload);
  // A sheet that is taken out of the register can come back, with its content.
  if (upload.command.name === "sheet.add") return false;
  const { id = 0 } = upload.command.args;
  return command === "file.removeForGood" && Array.isArray(named.id) && named.id.includes(id);
}

/** Whether the record goes, or names the file no longer. */
function takesOut({ command, args }: Entry, { command: brought, fileId }: UploadRow): boolean {
  const { id, data, was } = args as { id?: unknown; data?: string; was?: string };
  if (brought.name !== "record.edit" || id !== brought.args.recordId) return false;
  const names = (text = "") => text.includes(`"fileId":${fileId},`);
  return command === "record.remove" || (command === "record.edit" && names(was) && !names(data));
}
