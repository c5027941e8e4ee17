import type { Change } from "../command.ts";
import type { Message } from "../message/message.ts";
import { fileBodyOf } from "../message/message-body.ts";
import { get, type Reading } from "../reading.ts";
import type { File } from "./file.ts";

/** Takes away the file that a message has brought, where it is still there. */
export function* takeFileChanges(message: Pick<Message, "msg">): Reading<Change[]> {
  const body = fileBodyOf(message);
  const file = body && (yield* get("file", body.fileId));
  return file ? yield* removeFileChanges(file) : [];
}

/** A file goes, and its task counts one less. */
export function* removeFileChanges(file: File): Reading<Change[]> {
  const changes: Change[] = [{ entity: "file", action: "delete", remove: file.id }];
  const task = file.taskId > 0 ? yield* get("task", file.taskId) : undefined;
  if (task) {
    const put = { ...task, fileNum: Math.max(0, task.fileNum - 1) };
    changes.push({ entity: "task", action: "filedelete", put });
  }
  return changes;
}

/** The message that has brought a file says that it is gone: whoever asks for the files of a chat does not find it there. */
export function* fileGoneChanges({ id, messageId }: File): Reading<Change[]> {
  const message = messageId > 0 ? yield* get("message", messageId) : undefined;
  const body = message && fileBodyOf(message);
  if (!message || body?.fileId !== id) return [];
  const put = { ...message, msg: { ...body, gone: true as const } };
  return [{ entity: "message", action: "update", put }];
}
