import {
  IconCloudDown,
  IconCloudOff,
  IconCopy,
  IconCopyPlus,
  IconDownload,
  IconFileZip,
  IconFolderSymlink,
  IconHistory,
  IconLogout,
  IconPencil,
  IconSend,
  IconStar,
  IconStarOff,
  IconTrash,
  IconUserShare,
  IconWorldShare,
} from "@tabler/icons-react";
import type { TFunction } from "i18next";
import type { Library } from "#client/data/queries/library.ts";
import type { ActionMenuItem } from "#client/ui/menu/menu.tsx";
import type { LibraryItem } from "#domain/library/library-item.ts";
import { isSharedFolder, shelfScope } from "#domain/library/shelf.ts";
import type { FolderQuestion } from "./folder-dialogs.tsx";
import { mayTake, mayWrite } from "./place.ts";
import type { useItemActions } from "./use-item-actions.ts";

interface ItemDoors {
  readonly actions: ReturnType<typeof useItemActions>;
  /** Opens a dialog. */
  readonly onAsk: (question: FolderQuestion) => void;
}

/** What somebody can do with an item, as far as they may. */
export function itemMenu(
  t: TFunction<"library">,
  { library, item, userId }: { library: Library; item: LibraryItem; userId: number },
  { actions, onAsk }: ItemDoors,
): ActionMenuItem[] {
  const isShared = isSharedFolder(item);
  const isOwn = library.rights.get(shelfScope(item)) === "own";
  const canWrite = mayWrite(library, item);
  const canShare = isOwn && item.planId === 0 && (item.folderId === 0 || isShared);
  const ways: readonly (false | ActionMenuItem)[] = [
    markWay(t, item, library.favourites.has(item.id), actions),
    offlineWay(t, item, actions),
    ...readWays(t, item, { actions, onAsk }),
    canShare && {
      key: "share",
      label: t("share"),
      icon: IconUserShare,
      onClick: () => onAsk({ about: "share", item }),
    },
    canWrite && {
      key: "links",
      label: t("links"),
      icon: IconWorldShare,
      onClick: () => onAsk({ about: "links", item }),
    },
    canWrite &&
      (!isShared || isOwn) && {
        key: "rename",
        label: t("rename"),
        icon: IconPencil,
        onClick: () => void actions.rename(item),
      },
    canWrite &&
      !isShared && {
        key: "move",
        label: t("move"),
        icon: IconFolderSymlink,
        onClick: () => onAsk({ about: "move", items: [item] }),
      },
    canWrite && {
      key: "copy",
      label: t("copy"),
      icon: IconCopy,
      onClick: () => void actions.copy([item]),
    },
    {
      key: "copyTo",
      label: t("copyTo"),
      icon: IconCopyPlus,
      onClick: () => onAsk({ about: "copy", items: [item] }),
    },
    isShared &&
      !isOwn && {
        key: "leave",
        label: t("leave"),
        icon: IconLogout,
        danger: true,
        onClick: () => void actions.leave(item),
      },
    mayTake(library, item, userId) && {
      key: "remove",
      label: t("remove"),
      icon: IconTrash,
      danger: true,
      onClick: () => void actions.remove([item]),
    },
  ];
  return ways.filter((way) => way !== false);
}

/** What whoever sees it may do: take it away as it is, and of a file look at what it was and send it on. */
function readWays(
  t: TFunction<"library">,
  item: LibraryItem,
  { actions, onAsk }: ItemDoors,
): ActionMenuItem[] {
  if (item.kind === "folder") {
    const pack = () => void actions.pack([item]);
    return [{ key: "pack", label: t("pack"), icon: IconFileZip, onClick: pack }];
  }
  return [
    {
      key: "download",
      label: t("download"),
      icon: IconDownload,
      onClick: () => void actions.download(item),
    },
    {
      key: "versions",
      label: t("versions"),
      icon: IconHistory,
      onClick: () => onAsk({ about: "versions", item }),
    },
    {
      key: "send",
      label: t("sendToChat"),
      icon: IconSend,
      onClick: () => onAsk({ about: "send", item }),
    },
  ];
}

function offlineWay(
  t: TFunction<"library">,
  item: LibraryItem,
  actions: ItemDoors["actions"],
): ActionMenuItem {
  const isOffline = actions.isOffline(item);
  return {
    key: "offline",
    label: t(isOffline ? "releaseOffline" : "keepOffline"),
    icon: isOffline ? IconCloudOff : IconCloudDown,
    onClick: () => void actions.setOffline(item, !isOffline),
  };
}

function markWay(
  t: TFunction<"library">,
  item: LibraryItem,
  isFavourite: boolean,
  actions: ItemDoors["actions"],
): ActionMenuItem {
  return {
    key: "favourite",
    label: t(isFavourite ? "unmark" : "mark"),
    icon: isFavourite ? IconStarOff : IconStar,
    onClick: () => void actions.mark(item, !isFavourite),
  };
}
