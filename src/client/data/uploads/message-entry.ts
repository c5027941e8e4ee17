import type { LocalDatabase } from "../database/local-database.ts";
import type { AttentionEntry, HistoryEntry, OutboxEntry } from "../database/outbox-entry.ts";
import type { UploadRow } from "../database/upload-row.ts";

type Entry = Pick<OutboxEntry | AttentionEntry | HistoryEntry, "command" | "args">;

/** Whether an entry brings the row of this upload to others. */
export function brings(entry: Entry, { fileId }: Pick<UploadRow, "fileId">): boolean {
  return entry.command === "message.sendFile" && fileOf(entry) === fileId;
}

/** Of which files the row still has to be sent, or could not be: the server knows nothing of them. */
export async function filesUnknown({
  outbox,
  attention,
}: LocalDatabase): Promise<ReadonlySet<number>> {
  const waiting = outbox.where("state").equals("waiting");
  const isOne = ({ command }: Entry) => command === "message.sendFile";
  const entries = await Promise.all([
    waiting.filter(isOne).toArray(),
    attention.filter(isOne).toArray(),
  ]);
  return new Set(entries.flat().map(fileOf));
}

/** When the person themselves took its message back, epoch ms; undefined = they did not. */
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

function withdraws({ command, args }: Entry, { messageId }: UploadRow): boolean {
  return command === "message.withdraw" && (args as { msgId?: number }).msgId === messageId;
}

function fileOf({ args }: Entry): number {
  return (args as { fileId?: number }).fileId ?? 0;
}
