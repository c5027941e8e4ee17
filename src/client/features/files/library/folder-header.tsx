import {
  IconArrowsSort,
  IconCloudCheck,
  IconCloudDown,
  IconFileText,
  IconFolderPlus,
  IconFolderUp,
  IconLayoutGrid,
  IconLayoutList,
  IconMessages,
  IconNotes,
  IconPhotoPin,
  IconScreenShare,
  IconStar,
  IconStarFilled,
  IconUpload,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { LateMenu } from "#client/ui/menu/late-menu.tsx";
import type { HeaderAction } from "#client/ui/pane/header-actions.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import type { useKeptView } from "./kept-view.ts";
import type { FolderView, LibraryPlace } from "./place.ts";
import { chooseSort, sortFields } from "./sort-items.ts";

interface FolderHeaderProps {
  readonly view: FolderView;
  readonly place: LibraryPlace;
  readonly kept: ReturnType<typeof useKeptView>;
  readonly onGo: (place: LibraryPlace) => void;
  readonly onBack: () => void;
  /** Whether the folder is among the person's favourites; left out at a top. */
  readonly isFavourite?: boolean;
  readonly onMark: (isFavourite: boolean) => void;
  /** Whether all of it is to be kept on this device; left out where it cannot be. */
  readonly isOffline?: boolean;
  readonly onOffline: (isOffline: boolean) => void;
  /** To its files in turn, for a screen on a wall; left out where none lies there. */
  readonly onBoard?: () => void;
  /** Left out where the person may only look. */
  readonly onUpload?: () => void;
  readonly onUploadFolder?: () => void;
  readonly onUploadOriginals?: () => void;
  readonly onNewFolder?: () => void;
  readonly onNewNote?: () => void;
  readonly onNewDocument?: () => void;
}

/** Where one is, and what can be done there. */
export function FolderHeader(props: FolderHeaderProps) {
  const { view, place, kept, onGo, onBack, onUpload, onUploadFolder, onNewFolder } = props;
  const { onUploadOriginals, isFavourite, onMark, isOffline, onOffline } = props;
  const { onNewNote, onNewDocument, onBoard } = props;
  const { t } = useTranslation("library");
  const isPhone = useIsPhone();
  const isGrid = kept.layout === "grid";
  const above = view.path.at(-2);
  const goBack = () => {
    if (view.path.length === 0) onBack();
    else onGo({ view: "folder", folderId: above?.id ?? 0, planId: above?.planId ?? place.planId });
  };
  const marks = [
    {
      key: "mark",
      isOn: isFavourite,
      label: t(isFavourite ? "unmark" : "mark"),
      icon: isFavourite ? IconStarFilled : IconStar,
      onClick: () => onMark(!isFavourite),
    },
    {
      key: "offline",
      isOn: isOffline,
      label: t(isOffline ? "releaseOffline" : "keepOffline"),
      icon: isOffline ? IconCloudCheck : IconCloudDown,
      onClick: () => onOffline(!isOffline),
    },
  ].filter(({ isOn }) => isOn !== undefined);
  const actions: readonly (false | HeaderAction)[] = [
    onUpload !== undefined && {
      key: "upload",
      label: t("upload"),
      icon: IconUpload,
      primary: true,
      onClick: onUpload,
    },
    onNewFolder !== undefined && {
      key: "newFolder",
      label: t("newFolder"),
      icon: IconFolderPlus,
      onClick: onNewFolder,
    },
    onNewNote !== undefined && {
      key: "newNote",
      label: t("newNote"),
      icon: IconNotes,
      onClick: onNewNote,
    },
    onNewDocument !== undefined && {
      key: "newDocument",
      label: t("newDocument"),
      icon: IconFileText,
      onClick: onNewDocument,
    },
    {
      key: "layout",
      label: t(isGrid ? "asList" : "asGrid"),
      icon: isGrid ? IconLayoutList : IconLayoutGrid,
      onClick: () => kept.setLayout(isGrid ? "list" : "grid"),
    },
    place.planId > 0 &&
      place.folderId === 0 && {
        key: "sent",
        label: t("sent"),
        icon: IconMessages,
        onClick: () => onGo({ ...place, view: "sent" }),
      },
    onUploadFolder !== undefined && {
      key: "uploadFolder",
      label: t("uploadFolder"),
      icon: IconFolderUp,
      onClick: onUploadFolder,
    },
    onUploadOriginals !== undefined && {
      key: "uploadOriginals",
      label: t("uploadOriginals"),
      icon: IconPhotoPin,
      onClick: onUploadOriginals,
    },
    onBoard !== undefined && {
      key: "board",
      label: t("board.open"),
      icon: IconScreenShare,
      onClick: onBoard,
    },
    // There the name needs the room.
    ...(isPhone ? marks : []),
  ];
  return (
    <PaneHeader
      title={<Breadcrumbs path={view.path} planId={place.planId} onGo={onGo} />}
      {...(isPhone && { onBack: goBack })}
      {...(!isPhone && {
        trailing: marks.map(({ key, isOn = false, ...mark }) => (
          <IconButton key={key} pressed={isOn} {...mark} />
        )),
      })}
      actions={actions.filter((action) => action !== false)}
    >
      <LateMenu
        label={t("sort")}
        icon={IconArrowsSort}
        size="md"
        items={[
          ...sortFields.map((by) => ({
            key: by,
            label: t(`sortBy.${by}`),
            checked: kept.sort.by === by,
            onClick: () => kept.setSort(chooseSort(kept.sort, by)),
          })),
          "divider" as const,
          {
            key: "down",
            label: t(`sortDown.${kept.sort.by}`),
            checked: kept.sort.isDown,
            onClick: () => kept.setSort({ ...kept.sort, isDown: !kept.sort.isDown }),
          },
        ]}
      />
    </PaneHeader>
  );
}
