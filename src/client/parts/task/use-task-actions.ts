import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { useRunUndoable } from "#client/parts/undo/use-run-undoable.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { ArgumentsOf } from "#domain/commands.ts";
import type { Task } from "#domain/task/task.ts";

type Edit = Omit<ArgumentsOf<"task.edit">, "id">;

export interface TaskActions {
  edit(task: Pick<Task, "id">, change: Edit): void;
  /** Puts the task away; a toast takes it back. */
  archive(task: Task): void;
  restore(task: Pick<Task, "id">): void;
  /** Deletes for good, after asking; for a while a notice takes it back. Answers whether it is gone. */
  remove(task: Pick<Task, "id" | "name" | "repeat">): Promise<boolean>;
}

/** What can be done with a task from anywhere. */
export function useTaskActions(): TaskActions {
  const { t } = useTranslation("task");
  const run = useRun();
  const runUndoable = useRunUndoable();
  return useMemo(() => {
    const restore = (task: Pick<Task, "id">) =>
      void run("task.archive", { taskId: task.id, type: "recovery" });
    return {
      edit: (task, change) => void run("task.edit", { id: task.id, ...change }),
      archive(task) {
        void run("task.archive", { taskId: task.id, type: "add" }).then((result) => {
          if (!result.ok) return;
          showToast({
            message: t("archivedToast", { name: task.name }),
            action: { label: t("undo"), onClick: () => restore(task) },
          });
        });
      },
      restore,
      async remove(task) {
        const sure = await confirm({
          title: t("deleteTitle"),
          message: t(task.repeat ? "deleteRepeating" : "deleteMessage", { name: task.name }),
          confirmLabel: t("delete"),
          danger: true,
        });
        const message = t("deletedToast", { name: task.name });
        return sure && (await runUndoable("task.remove", [{ id: task.id }], message));
      },
    };
  }, [t, run, runUndoable]);
}
