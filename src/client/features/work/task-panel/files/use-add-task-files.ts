import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSendFiles } from "#client/live/files/use-send-files.ts";
import { useRun } from "#client/live/use-run.ts";
import { useDropFiles } from "#client/parts/file/use-drop-files.ts";
import { usePasteFiles } from "#client/parts/file/use-paste-files.ts";
import type { TaskRights } from "#client/parts/task/task-rights.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { Task } from "#domain/task/task.ts";

/** Files reach a task through its chat, which comes to be with the first of them. */
export function useAddTaskFiles(
  task: Task,
): (files: readonly File[], isUnchanged?: boolean) => void {
  const run = useRun();
  const sendFiles = useSendFiles();
  return (files, isUnchanged = false) => {
    const send = async () => {
      const opened = await run("task.openDialog", { taskId: task.id });
      const options = isUnchanged ? { unchanged: new Set(files) } : {};
      if (opened.ok) await sendFiles(task.dialogId, files, options);
    };
    void send();
  };
}

/**
 * Files that are dropped or pasted anywhere on a task hang on it; where the person may hang nothing on it, that is said. What
 * the element of the task is given for it.
 */
export function useTakeFiles(task: Task, rights: TaskRights) {
  const { t } = useTranslation("task");
  const isSubtask = task.parentId > 0;
  const mayAdd = rights.change && !isSubtask;
  const add = useAddTaskFiles(task);
  const take = (files: readonly File[]) => {
    if (files.length === 0) return;
    if (mayAdd) add(files);
    else sayNoFiles();
  };
  const sayNoFiles = () => {
    const why = rights.note ?? (isSubtask ? "task:subtaskFilesNote" : undefined);
    const title = t("noFilesHere");
    showToast({ tone: "error", ...(why ? { title, message: t(why) } : { message: title }) });
  };
  const ref = useRef<HTMLDivElement>(null);
  usePasteFiles(ref, take);
  const { isOver, handlers } = useDropFiles(take);
  return { ref, ...handlers, ...(mayAdd && isOver && { "data-over": true }) };
}
