import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useOfflineActions, useOfflineMarks } from "#client/live/files/use-offline.ts";
import { useDownload } from "#client/parts/file/use-download.ts";
import { useSetOffline } from "#client/parts/file/use-set-offline.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { saveAddress } from "#client/platform/save-file.ts";
import { useRun } from "#client/live/use-run.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { promptChange } from "#client/ui/text-prompt/text-prompt.tsx";
import { closeToastsAbout, showToast } from "#client/ui/toast/show-toast.ts";
import { type Keepable, offlineKey } from "#client/data/database/offline-row.ts";
import { FILE_NAME_MAX, stemOf } from "#domain/file/file-name.ts";
import type { LibraryItem } from "#domain/library/library-item.ts";
import { byShelf, type MoveTarget, shelfNamed } from "./moving/by-shelf.ts";
import { useCopyItems } from "./moving/use-copy-items.ts";
import { useAskLosers } from "./sharing/use-ask-losers.ts";

const TRASH = "what was thrown away";

/** What a person does with what is in the library; all of it waits for no network. */
export function useItemActions() {
  const { t } = useTranslation("library");
  const { userId, call } = useData();
  const failureText = useFailureText();
  const run = useRun();
  const download = useDownload();
  const marks = useOfflineMarks();
  const setOffline = useSetOffline();
  const { keep, release } = useOfflineActions();
  const askLosers = useAskLosers();
  const copyItems = useCopyItems();
  return useMemo(() => {
    const restore = async (items: readonly LibraryItem[]) => {
      const back: LibraryItem[] = [];
      for (const id of byShelf(items)) {
        const restored = await run("file.restore", { id });
        if (restored.ok) back.push(...restored.reply);
      }
      const [first] = items;
      if (back.length === 0 || !first) return;
      const message =
        items.length === 1
          ? t("restoredOne", { name: back.find(({ id }) => id === first.id)?.name ?? first.name })
          : t("restored", { count: items.length });
      showToast({ message });
    };
    return {
      restore,
      async addFolder(to: { pid: number; planId: number }) {
        const question = {
          title: t("newFolder"),
          label: t("name"),
          confirmLabel: t("create"),
          maxLength: FILE_NAME_MAX,
        };
        await promptChange(question, async (name) => run("file.addFolder", { ...to, name }));
      },
      /** Its ending stays, and is not asked for. */
      async rename({ id, kind, name }: LibraryItem) {
        const question = {
          title: t("renameTitle"),
          label: t("name"),
          value: kind === "folder" ? name : stemOf(name),
          confirmLabel: t("save"),
          maxLength: FILE_NAME_MAX,
        };
        await promptChange(question, async (words) => run("file.rename", { id, name: words }));
      },
      /** Beside what they are copies of, or into another place. */
      async copy(items: readonly LibraryItem[], target?: MoveTarget) {
        await copyItems(items, ({ pid, planId }) => target ?? { pid, planId });
      },
      /** False where the person thought better of it, because others would no longer see it. */
      async move(items: readonly LibraryItem[], target: MoveTarget): Promise<boolean> {
        if (!(await askLosers(items, { ...target, userId }))) return false;
        const shelf = shelfNamed(target, userId);
        for (const id of byShelf(items)) await run("file.move", { id, pid: target.pid, ...shelf });
        return true;
      },
      async remove(items: readonly LibraryItem[]) {
        const removed: LibraryItem[] = [];
        for (const id of byShelf(items)) {
          const result = await run("file.remove", { id });
          if (result.ok) removed.push(...result.reply);
        }
        if (removed.length === 0) return;
        const [first] = items;
        const isOne = first !== undefined && items.length === 1;
        showToast({
          about: TRASH,
          message: isOne
            ? t("removedOne", { name: first.name })
            : t("removed", { count: removed.length }),
          action: { label: t("undo"), onClick: () => void restore(removed) },
        });
      },
      async removeForGood(items: readonly LibraryItem[]) {
        const sure = await confirm({
          title: t("removeForGoodTitle"),
          message: t("removeForGoodMessage", { count: items.length }),
          confirmLabel: t("removeForGood"),
          danger: true,
        });
        if (!sure) return;
        for (const id of byShelf(items)) await run("file.removeForGood", { id });
        // What is offered to be undone may be gone with them.
        closeToastsAbout(TRASH);
      },
      async leave({ id, name }: LibraryItem) {
        const sure = await confirm({
          title: t("leaveTitle", { name }),
          message: t("leaveMessage", { name }),
          confirmLabel: t("leave"),
          danger: true,
        });
        if (sure) await run("file.leave", { id });
      },
      async mark({ id, name }: LibraryItem, isFavourite: boolean) {
        const marked = await run("file.favourite", { id, favourite: isFavourite ? 1 : 0 });
        if (!marked.ok || isFavourite) return;
        showToast({
          message: t("unmarked", { name }),
          action: {
            label: t("undo"),
            onClick: () => void run("file.favourite", { id, favourite: 1 }),
          },
        });
      },
      async markAll(items: readonly LibraryItem[]) {
        let count = 0;
        for (const { id } of items) {
          const marked = await run("file.favourite", { id, favourite: 1 });
          if (marked.ok) count += 1;
        }
        if (count > 0) showToast({ message: t("markedAll", { count }) });
      },
      async keepAll(items: readonly LibraryItem[]) {
        for (const item of items) await keep(item);
        showToast({
          message: t("keepsAll", { count: items.length }),
          action: {
            label: t("undo"),
            onClick: () => void Promise.all(items.map(async (item) => release(item))),
          },
        });
      },
      isOffline: (thing: Keepable) => marks.has(offlineKey(thing)),
      setOffline,
      async pack(items: readonly LibraryItem[]) {
        const { packLibrary } = await import("#contract/calls/library.ts");
        const packed = await call(packLibrary, { id: items.map(({ id }) => id) });
        if (!packed.ok) return showToast({ message: failureText(packed.failure), tone: "error" });
        const { url, name, missing } = packed.value;
        saveAddress(name, url);
        const left = missing > 0 ? `. ${t("packMissing", { count: missing })}` : "";
        return showToast({ message: t("packs", { name }) + left });
      },
      async download({ fileId, name }: LibraryItem) {
        await download(fileId, name);
      },
    };
  }, [
    run,
    download,
    call,
    failureText,
    t,
    userId,
    marks,
    setOffline,
    keep,
    release,
    askLosers,
    copyItems,
  ]);
}
