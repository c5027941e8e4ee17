import type { Change } from "../../command.ts";
import type { File } from "../../file/file.ts";
import type { Id } from "../../id.ts";
import { list, type Reading } from "../../reading.ts";
import type { Task } from "../task.ts";
import { taskChatChanges } from "../open-task-dialog.ts";

/** Files that a copy of a task brings along, the oldest first. */
const COPIED_FILES_MAX = 500;

interface FilesCopy {
  readonly nextId: () => Id;
  /** Epoch ms. */
  readonly now: number;
  readonly filesMax?: number | undefined;
}

/**
 * The files of a task once more, for a copy of it, which gets its chat with them: they share their contents. What is
 * still on its way comes to the task alone, because only that will hear that it has come.
 */
export function* copyFilesChanges(
  taskId: Id,
  copy: Task,
  { nextId, now, filesMax = COPIED_FILES_MAX }: FilesCopy,
): Reading<{ readonly count: number; readonly changes: Change[] }> {
  const files = (yield* list("file", { taskId }))
    .filter(({ arriveTime }) => arriveTime > 0)
    .toSorted((left, right) => left.id - right.id)
    .slice(0, filesMax);
  if (files.length === 0) return { count: 0, changes: [] };
  const { planId, privateTo, dialogId } = copy;
  const place = { planId, privateTo, dialogId, taskId: copy.id, messageId: 0 };
  const added = files.map((file): Change => {
    const contentId = file.contentId || file.id;
    const put: File = { ...file, ...place, id: nextId(), contentId, createTime: now };
    return { entity: "file", action: "add", put };
  });
  const { changes } = yield* taskChatChanges(copy, [], now);
  return { count: added.length, changes: [...changes, ...added] };
}
