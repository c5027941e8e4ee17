import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { copyLink } from "#client/ui/toast/copy-link.ts";
import type { Task } from "#domain/task/task.ts";

/** Copies the address of a task; where the browser refuses, the address is shown to be copied by hand. */
export function useCopyTaskLink(): (task: Pick<Task, "id">) => void {
  const { t } = useTranslation("task");
  return useCallback(
    (task) => {
      const link = `${location.origin}/single/task/${task.id}`;
      void copyLink(link, { copied: t("linkCopied"), notCopied: t("linkNotCopied", { link }) });
    },
    [t],
  );
}
