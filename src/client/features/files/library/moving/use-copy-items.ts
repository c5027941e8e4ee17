import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { readItemsIn } from "#client/data/queries/files/items-in.ts";
import { useData } from "#client/live/data-context.ts";
import { useRun } from "#client/live/use-run.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { LibraryItem } from "#domain/library/library-item.ts";
import type { NamedPlace } from "#domain/library/can-use-library.ts";
import type { Refusal } from "#domain/refusal.ts";

/** Why a file is not copied yet. */
const ON_ITS_WAY = "file.onItsWay";

/**
 * Copies files, and folders with all that lies in them, one command for each, so that what is done stays done. Says what was
 * copied and what was left out.
 */
export function useCopyItems() {
  const { t } = useTranslation("library");
  const { database, onRefused } = useData();
  const run = useRun(() => undefined);
  return useCallback(
    async (items: readonly LibraryItem[], placeFor: (item: LibraryItem) => NamedPlace) => {
      const refusals: Refusal[] = [];
      const copyOne = async (
        item: LibraryItem,
        to: NamedPlace,
      ): Promise<LibraryItem | undefined> => {
        if (item.kind === "folder") return copyFolder(item, to);
        const copied = await run("file.copy", { id: item.id, ...to });
        if (copied.ok) return copied.reply.item;
        refusals.push(copied.refusal);
        return undefined;
      };
      const copyFolder = async ({ id, name }: LibraryItem, to: NamedPlace) => {
        // Read before the copy is there, which may come to lie in it.
        const inside = await readItemsIn(database, id);
        const added = await run("file.addFolder", { name, ...to });
        if (!added.ok) {
          refusals.push(added.refusal);
          return undefined;
        }
        for (const item of inside) await copyOne(item, { pid: added.reply.id });
        return added.reply;
      };
      const copies: LibraryItem[] = [];
      for (const item of items) {
        const copy = await copyOne(item, placeFor(item));
        if (copy) copies.push(copy);
      }
      const waiting = refusals.filter(({ reason }) => reason === ON_ITS_WAY).length;
      const other = refusals.find(({ reason }) => reason !== ON_ITS_WAY || copies.length === 0);
      if (other) onRefused(other);
      const [first] = copies;
      if (!first) return;
      const done =
        copies.length === 1
          ? t("copied", { name: first.name })
          : t("copiedAll", { count: copies.length });
      const left = waiting > 0 ? `. ${t("copiedWithout", { count: waiting })}` : "";
      showToast({ message: done + left });
    },
    [database, run, onRefused, t],
  );
}
