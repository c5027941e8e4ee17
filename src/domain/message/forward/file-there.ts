import type { Dialog } from "../../dialog/dialog.ts";
import type { File } from "../../file/file.ts";
import { newFile } from "../../file/new-file.ts";
import type { Id } from "../../id.ts";

/** A file as it stands in another chat: one of its own, with the content that has come already. */
export function fileThere(
  file: File,
  { id: dialogId, planId, privateTo, groupType, linkId }: Dialog,
  born: { readonly id: Id; readonly fileId: Id },
  { userId, now }: { readonly userId: Id; readonly now: number },
): File {
  const { name, size, md5, width, height, arriveTime, scan, sniffed } = file;
  const taskId = groupType === "task" ? linkId : 0;
  const contentId = file.contentId || file.id;
  const place = { planId, privateTo, dialogId, taskId, messageId: born.id, contentId };
  const told = { id: born.fileId, userId, name, size, md5, width, height };
  return { ...newFile(told, now, place), arriveTime, scan, sniffed };
}
