import type { Change } from "../command.ts";
import { marksFollowChanges } from "../message/marks/change-mark.ts";
import { fileBodyOf, messageTypeOf } from "../message/message-body.ts";
import { get, type Reading } from "../reading.ts";
import type { File } from "./file.ts";

/**
 * A message that brings a picture brings a file from now on, where the content that has come is no picture: whoever sent it could
 * know no better than its name.
 */
export function* asFileChanges({
  messageId,
  sniffed,
}: Pick<File, "messageId" | "sniffed">): Reading<Change[]> {
  if (sniffed !== "other" || messageId === 0) return [];
  const message = yield* get("message", messageId);
  const body = message && fileBodyOf(message);
  if (!message || body?.type !== "img") return [];
  const msg = { ...body, type: "file" as const, thumb: "" };
  const mtype = messageTypeOf(msg);
  const put = { ...message, msg, mtype };
  const changes: Change[] = [
    { entity: "message", action: "update", put },
    ...(yield* marksFollowChanges(put)),
  ];
  const dialog = yield* get("dialog", message.dialogId);
  if (dialog?.lastMsg?.id === message.id) {
    const lastMsg = { ...dialog.lastMsg, mtype };
    changes.push({ entity: "dialog", action: "update", put: { ...dialog, lastMsg } });
  }
  return changes;
}
