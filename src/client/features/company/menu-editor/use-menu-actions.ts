import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import type { TreePlace } from "#client/parts/tree/tree-lines.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import type { MenuItem } from "#domain/menu/menu-item.ts";
import type { FirstApplication } from "./first-menu.ts";

/** What administrators do to the menu; all of it waits for no network. */
export function useMenuActions() {
  const { t } = useTranslation("menu-editor");
  const run = useRun();
  return useMemo(
    () => ({
      move: ({ id }: MenuItem, place: TreePlace) => void run("menu.edit", { id, ...place }),
      hide: ({ id }: MenuItem, hidden: boolean) => void run("menu.edit", { id, hidden }),
      async remove({ id, name, menuType }: MenuItem): Promise<void> {
        const isSure = await confirm({
          title: t("removeTitle", { name }),
          message: t(menuType === "M" ? "removeDirectory" : "removePage"),
          confirmLabel: t("remove"),
          danger: true,
        });
        if (isSure) await run("menu.remove", { id });
      },
      /** Makes the applications one after the other, and stops where one is refused. */
      async begin(applications: readonly FirstApplication[]): Promise<void> {
        for (const { name, icon, formIds } of applications) {
          const made = await run("menu.add", { menuType: "M", name, icon });
          if (!made.ok) return;
          const parentId = made.reply.id;
          for (const formId of formIds) {
            const added = await run("menu.add", { menuType: "C", parentId, formId });
            if (!added.ok) return;
          }
        }
      },
    }),
    [run, t],
  );
}
