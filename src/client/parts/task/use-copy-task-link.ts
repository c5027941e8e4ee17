import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { Task } from "#domain/task/task.ts";

/** Copies the address of a task; where the browser refuses, the address is shown to be copied by hand. */
export function useCopyTaskLink(): (task: Pick<Task, "id">) => void {
  const { t } = useTranslation("task");
  return useCallback(
    (task) => {
      const link = `${location.origin}/single/task/${task.id}`;
      const copy = async () => {
        try {
          await navigator.clipboard.writeText(link);
          showToast({ message: t("linkCopied"), tone: "success" });
        } catch {
          showToast({ message: t("linkNotCopied", { link }), sticky: true });
        }
      };
      void copy();
    },
    [t],
  );
}
