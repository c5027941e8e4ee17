import type { Id } from "#domain/id.ts";
import { cleanFileName } from "#domain/file/file-name.ts";
import type { File } from "#domain/file/file.ts";
import { runCommand } from "../commands/run-command.ts";
import { arriveAt } from "../files/arrive.ts";
import { newDraftName } from "../files/draft-name.ts";
import { keepReceived } from "../files/keep-received.ts";
import { refuseWithoutRoom } from "../files/room-for.ts";
import type { Server } from "../server.ts";
import type { MailAttachment } from "./mail-contents.ts";

export type KeepingParts = Pick<
  Server,
  "database" | "files" | "hub" | "log" | "mint" | "now" | "settings"
>;

/** A task that came by e-mail, and the name under which the ledger knows what is done for it. */
export interface TaskOfMail {
  readonly taskId: Id;
  readonly userId: Id;
  readonly ledgerName: string;
}

/** Makes files of a task's chat of what came with it, each once however often it is begun; how many became none. */
export async function keepAttachments(
  parts: KeepingParts,
  task: TaskOfMail,
  attachments: readonly MailAttachment[],
): Promise<number> {
  if (attachments.length === 0) return 0;
  const { taskId, userId } = task;
  const actor = { userId, isAdmin: false };
  const body = { taskId };
  const opened = await runCommand(parts, { actor, command: "task.openDialog", body, isOwn: true });
  if (opened.state === "refused") return attachments.length;
  const { id: dialogId } = opened.reply as { id: Id };
  let leftOut = 0;
  for (const [place, attachment] of attachments.entries()) {
    const isKept = await keepOne(parts, { ...task, dialogId, n: place + 1 }, attachment);
    if (!isKept) leftOut += 1;
  }
  return leftOut;
}

async function keepOne(
  parts: KeepingParts,
  { userId, dialogId, ledgerName, n }: TaskOfMail & { readonly dialogId: Id; readonly n: number },
  { name, bytes }: MailAttachment,
): Promise<boolean> {
  const { database, files } = parts;
  if (await refuseWithoutRoom(database, userId, bytes.length)) return false;
  const draft = newDraftName();
  try {
    await files.write(draft, piecesOf(bytes), bytes.length);
    const received = await keepReceived(parts, draft);
    const { size, md5 } = received;
    const sent = await runCommand(parts, {
      actor: { userId, isAdmin: false },
      command: "message.sendFile",
      body: { dialogId, name: cleanFileName(name) || `file-${n}`, size, md5 },
      mutation: { clientId: ledgerName, n },
      isRefill: true,
    });
    if (sent.state === "refused") return false;
    const { file } = sent.reply as { file: File };
    const arrived = await arriveAt(parts, { userId, fileId: file.id }, { md5, size }, received);
    return arrived.ok;
  } finally {
    await files.drop(draft);
  }
}

async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
