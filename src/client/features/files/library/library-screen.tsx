import { useTranslation } from "react-i18next";
import type { Library } from "#client/data/queries/library.ts";
import { useData } from "#client/live/data-context.ts";
import { useLibrary } from "#client/live/files/use-library.ts";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import { ResizableSplit } from "#client/ui/pane/resizable-split.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { IconFolderOff } from "@tabler/icons-react";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { OnceFetched } from "#client/parts/sync/once-fetched.tsx";
import { FavouritesPane } from "./favourites-pane.tsx";
import { FolderPane } from "./folder-pane.tsx";
import { LibraryTree } from "./library-tree.tsx";
import { noteExtOf } from "#domain/library/note-ext.ts";
import { folderView, type LibraryPlace, mayTake, mayWrite, openPlace } from "./place.ts";
import { DropContext } from "./list/use-drag-items.ts";
import { RecentPane } from "./recent-pane.tsx";
import { SentPane } from "./sent/sent-pane.tsx";
import { TrashPane } from "./trash-pane.tsx";
import { useItemActions } from "./use-item-actions.ts";
import type { LibraryItem } from "#domain/library/library-item.ts";

const NoteScreen = late(async () => (await import("./notes/note-screen.tsx")).NoteScreen);
const Preview = late(async () => (await import("#client/parts/preview/preview.tsx")).Preview);

interface LibraryScreenProps {
  readonly place: LibraryPlace;
  /** The file that is looked at, 0 = none. */
  readonly itemId: number;
  readonly onGo: (place: LibraryPlace) => void;
  readonly onOpenFile: (place: LibraryPlace, itemId: number) => void;
  readonly onCloseFile: (place: LibraryPlace) => void;
  readonly onOpenMessage: (dialogId: number, messageId: number) => void;
  /** To the files of a place in turn, for a screen on a wall. */
  readonly onOpenBoard: (place: LibraryPlace) => void;
  /** To what is kept on this device. */
  readonly onOpenKept: () => void;
}

/** Folders on the left, what lies in the open one on the right; on a phone one after the other. */
export function LibraryScreen({
  place,
  itemId,
  onGo,
  onOpenFile,
  onCloseFile,
  onOpenMessage,
  onOpenKept,
  onOpenBoard,
}: LibraryScreenProps) {
  const { t } = useTranslation("library");
  const { userId } = useData();
  const isOfLists = place.folderId === 0 && place.view !== "folder" && place.view !== "start";
  const library = useLibrary(isOfLists ? undefined : place.folderId);
  const actions = useItemActions();
  if (library.state === "loading") return <SkeletonList rows={8} />;
  const open = openPlace(library.value, place, itemId);
  const view = folderView(library.value, open, userId);
  const back = () => onGo({ view: "start", folderId: 0, planId: 0 });
  const shown = { library: library.value, place: open, onGo, onBack: back };
  const openFile = (id: number) => onOpenFile(open, id);
  const looked = library.value.there.get(open.itemId);
  const drop = (dropped: readonly LibraryItem[], { id: pid, planId, folderId }: LibraryItem) =>
    void actions.move(dropped, { pid, planId, folderId });
  return (
    <DropContext value={drop}>
      <ResizableSplit
        storageKey="library"
        showContentOnPhone={place.view !== "start" || place.folderId > 0}
        list={
          <LibraryTree library={library.value} place={open} onGo={onGo} onOpenKept={onOpenKept} />
        }
        content={
          <>
            {open.view === "recent" && <RecentPane {...shown} onOpenFile={openFile} />}
            {open.view === "favourites" && <FavouritesPane {...shown} onOpenFile={openFile} />}
            {open.view === "trash" && <TrashPane {...shown} />}
            {open.view === "sent" && (
              <SentPane
                planId={open.planId}
                onBack={() => onGo({ ...open, view: "folder" })}
                onOpenMessage={onOpenMessage}
              />
            )}
            {(open.view === "folder" || open.view === "start") &&
              (view ? (
                <FolderPane
                  key={`${open.planId}/${open.folderId}`}
                  {...shown}
                  view={view}
                  onOpenFile={openFile}
                  onOpenBoard={() => onOpenBoard(open)}
                />
              ) : (
                <OnceFetched>
                  <EmptyState icon={IconFolderOff} title={t("gone")} hint={t("goneHint")} screen />
                </OnceFetched>
              ))}
          </>
        }
      />
      {looked && (
        <LookedAt
          library={library.value}
          item={looked}
          beside={view?.items ?? []}
          onClose={() => onCloseFile(open)}
        />
      )}
    </DropContext>
  );
}

interface LookedAtProps {
  readonly library: Library;
  readonly item: LibraryItem;
  /** What lies in the same place. */
  readonly beside: readonly LibraryItem[];
  readonly onClose: () => void;
}

/** The file that is looked at: a note to be read and written, or what it looks like, with the way to those beside it. */
function LookedAt({ library, item, beside, onClose }: LookedAtProps) {
  const { userId } = useData();
  const ext = noteExtOf(item);
  const files = beside.filter(({ kind }) => kind === "file");
  const items = files.includes(item) ? files : [item];
  return (
    <Opening>
      {ext ? (
        <NoteScreen
          key={item.id}
          item={item}
          ext={ext}
          canWrite={mayWrite(library, item)}
          canTake={mayTake(library, item, userId)}
          onClose={onClose}
        />
      ) : (
        <Preview
          items={items.map((each) => ({
            fileId: each.fileId,
            name: each.name,
            ext: each.ext,
            size: each.size,
            thumb: "",
          }))}
          fileId={item.fileId}
          onClose={onClose}
        />
      )}
    </Opening>
  );
}
