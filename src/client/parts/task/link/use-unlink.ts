import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { TaskLink } from "#domain/task-link/task-link.ts";

/** Lets a task wait for another one no more; a toast takes it back. Answers whether it did. */
export function useUnlink(): (link: TaskLink, name: string) => Promise<boolean> {
  const { t } = useTranslation("task-link");
  const run = useRun();
  return useCallback(
    async ({ fromId, toId, kind, lag, lagUnit }, name) => {
      const ends = { fromId, toId };
      const { ok } = await run("taskLink.remove", ends);
      if (ok) {
        showToast({
          message: t("removed", { name }),
          action: {
            label: t("undo"),
            onClick: () => void run("taskLink.add", { ...ends, kind, lag, lagUnit }),
          },
        });
      }
      return ok;
    },
    [run, t],
  );
}
