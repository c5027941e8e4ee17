import type { LocalDatabase } from "../database/local-database.ts";
import type { AttentionEntry, HistoryEntry, OutboxEntry } from "../database/outbox-entry.ts";
import { announcing, type UploadRow } from "../database/upload-row.ts";

type Entry = Pick<OutboxEntry | AttentionEntry | HistoryEntry, "command" | "args">;

/** Whether an entry brings the row of this upload to others. */
export function brings(entry: Entry, { fileId }: Pick<UploadRow, "fileId">): boolean {
  return announces(entry) && fileOf(entry) === fileId;
}

/** Of which files the row still has to be sent, or could not be: the server knows nothing of them. */
export async function filesUnknown({
  outbox,
  attention,
}: LocalDatabase): Promise<ReadonlySet<number>> {
  const waiting = outbox.where("state").equals("waiting");
  const entries = await Promise.all([
    waiting.filter(announces).toArray(),
    attention.filter(announces).toArray(),
  ]);
  return new Set(entries.flat().map(fileOf));
}

/** When the person themselves took back what brings it, epoch ms; undefined = they did not. */
export async function takenBackAt(
  { history }: LocalDatabase,
  upload: UploadRow,
): Promise<number | undefined> {
  const entries = await history
    .filter(
      (entry) =>
        (entry.outcome === "discarded" && brings(entry, upload)) || withdraws(entry, upload),
    )
    .toArray();
  return entries.at(-1)?.endedAt;
}

function announces({ command }: Entry): boolean {
  return announcing.some((name) => name === command);
}

/** Whether it takes away for good what the upload is the content of. */
function withdraws({ command, args }: Entry, upload: UploadRow): boolean {
  const named = args as { msgId?: number; id?: readonly number[] | number; fileId?: number };
  if (command === "file.removeVersion") return named.fileId === upload.fileId;
  if (upload.command.name === "message.sendFile")
    return command === "message.withdraw" && named.msgId === upload.messageId;
  const { id = 0 } = upload.command.args;
  return command === "file.removeForGood" && Array.isArray(named.id) && named.id.includes(id);
}

function fileOf({ args }: Entry): number {
  return (args as { fileId?: number }).fileId ?? 0;
}
