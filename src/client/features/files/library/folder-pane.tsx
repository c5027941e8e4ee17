import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Library } from "#client/data/queries/library.ts";
import { useData } from "#client/live/data-context.ts";
import { useWrittenIn } from "#client/live/files/use-written-in.ts";
import { FileField } from "#client/parts/file/file-field.tsx";
import { useChooseFiles } from "#client/parts/file/use-choose-files.ts";
import { StoppedUploads } from "#client/parts/file/stopped-uploads.tsx";
import { useDropFiles } from "#client/parts/file/use-drop-files.ts";
import { usePasteFiles } from "#client/parts/file/use-paste-files.ts";
import { isPressed } from "#client/parts/keyboard/is-pressed.ts";
import { fieldShortcuts } from "#client/parts/keyboard/shared-shortcuts.ts";
import { useShortcut } from "#client/parts/keyboard/use-shortcut.ts";
import { droppedFiles, placedFiles } from "#client/platform/dropped-files.ts";
import { FILE_NAME_MAX } from "#domain/file/file-name.ts";
import type { LibraryItem } from "#domain/library/library-item.ts";
import { EmptyPlace } from "./empty-place.tsx";
import { BegunUploads } from "./begun-uploads.tsx";
import { libraryShortcuts } from "./feature.ts";
import { FolderDialogs, type FolderQuestion } from "./folder-dialogs.tsx";
import { FolderHeader } from "./folder-header.tsx";
import { ItemList } from "./list/item-list.tsx";
import { itemMenu } from "./item-menu.ts";
import { useKeptView } from "./kept-view.ts";
import { useAddNote } from "./notes/use-add-note.ts";
import { type FolderView, type LibraryPlace, mayTake, mayWrite } from "./place.ts";
import { PackLines } from "./packs/pack-lines.tsx";
import { WrittenInFiles } from "./found/written-in.tsx";
import { itemsNamed } from "./found/search-items.ts";
import { nothingSelected, select } from "./list/select-items.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { sortItems } from "./sort-items.ts";
import { useAddToPlace } from "./use-add-to-place.ts";
import { useWholePlace } from "./use-whole-place.ts";
import { useItemActions } from "./use-item-actions.ts";
import classes from "./library.module.css";

interface FolderPaneProps {
  readonly library: Library;
  readonly place: LibraryPlace;
  readonly view: FolderView;
  readonly onGo: (place: LibraryPlace) => void;
  /** To the list of folders, on a phone. */
  readonly onBack: () => void;
  readonly onOpenFile: (itemId: number) => void;
  /** To the files of the place in turn, for a screen on a wall. */
  readonly onOpenBoard: () => void;
}

/** What lies in a folder, and what can be done with it. */
export function FolderPane(props: FolderPaneProps) {
  const { library, place, view, onGo, onBack, onOpenFile, onOpenBoard } = props;
  const { t } = useTranslation("library");
  const { userId } = useData();
  const actions = useItemActions();
  const kept = useKeptView();
  const [words, setWords] = useState("");
  const [selection, setSelection] = useState(nothingSelected);
  const [question, setQuestion] = useState<FolderQuestion>();
  const searchField = useRef<HTMLInputElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const { field: fileField, choose, chooseUnchanged, areUnchanged } = useChooseFiles();
  const folderField = useRef<HTMLInputElement>(null);
  const canWrite = view.right !== "read";
  const here = view.path.at(-1);
  const to = { pid: place.folderId, planId: place.folderId > 0 ? 0 : place.planId };
  const whole = useWholePlace(here, place.planId);
  const addToPlace = useAddToPlace(library, to);
  const addNote = useAddNote(to, onOpenFile);
  const drop = useDropFiles((_files, transfer) => {
    if (canWrite) void droppedFiles(transfer).then(addToPlace);
  });
  usePasteFiles(pane, (files) => {
    if (canWrite) void addToPlace(placedFiles(files));
  });

  const isSearching = words.trim() !== "";
  const written = useWrittenIn(words);
  const isWritten = isSearching && !(written.state === "found" && written.list.length === 0);
  const found = isSearching ? itemsNamed(library, words) : view.items;
  const items = sortItems(found, kept.sort);
  const shown = items.map(({ id }) => id);
  const selected = items.filter(({ id }) => selection.ids.has(id));
  const open = (item: LibraryItem) => {
    setSelection(nothingSelected);
    if (item.kind === "file") onOpenFile(item.id);
    else onGo({ view: "folder", folderId: item.id, planId: item.planId });
  };
  const doors = { actions, onAsk: setQuestion };
  const remove = async (taken: readonly LibraryItem[]) => {
    setSelection(nothingSelected);
    await actions.remove(taken);
  };
  useShortcut(libraryShortcuts.search, () => searchField.current?.focus());
  const upload = () => choose("");
  return (
    <div
      ref={pane}
      className={classes.pane}
      data-over={drop.isOver || undefined}
      {...drop.handlers}
    >
      <FolderHeader
        view={view}
        place={place}
        kept={kept}
        onGo={onGo}
        onBack={onBack}
        {...(here && { isFavourite: library.favourites.has(here.id) })}
        onMark={(isFavourite) => {
          if (here) void actions.mark(here, isFavourite);
        }}
        {...(whole && { isOffline: actions.isOffline(whole) })}
        onOffline={(isOffline) => {
          if (whole) void actions.setOffline(whole, isOffline);
        }}
        {...(view.items.some(({ kind }) => kind === "file") && { onBoard: onOpenBoard })}
        {...(canWrite && {
          onUpload: upload,
          onUploadFolder: () => folderField.current?.click(),
          onUploadOriginals: chooseUnchanged,
          onNewFolder: () => void actions.addFolder(to),
          onNewNote: () => void addNote("md"),
          onNewDocument: () => void addNote("html"),
        })}
      />
      <FileField
        field={fileField}
        label={t("upload")}
        onPick={(files) => void addToPlace(placedFiles(files), areUnchanged())}
      />
      <FileField
        field={folderField}
        label={t("uploadFolder")}
        isOfFolders
        onPick={(files) => void addToPlace(placedFiles(files))}
      />
      <TextInput
        ref={searchField}
        className={classes.search}
        size="sm"
        aria-label={t("search")}
        placeholder={t("search")}
        maxLength={FILE_NAME_MAX}
        leftSection={<IconSearch size="1rem" aria-hidden />}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (words === "" || !isPressed(event, fieldShortcuts.cancel)) return;
          event.preventDefault();
          setWords("");
        }}
      />
      <PackLines />
      <BegunUploads pid={to.pid} planId={to.planId} />
      <StoppedUploads isWide fileIds={items.map(({ fileId }) => fileId)} />
      {items.length === 0 && !isWritten && (
        <EmptyPlace {...{ isSearching, canWrite }} onUpload={upload} />
      )}
      {items.length > 0 && (
        <ItemList
          items={items}
          layout={kept.layout}
          order={{ sort: kept.sort, onSort: kept.setSort }}
          selected={selection.ids}
          favourites={library.favourites}
          unsettled={library.unsettled}
          onSelect={(id, isRange) => setSelection(select(selection, id, shown, isRange))}
          onOpen={open}
          menuOf={(item) => itemMenu(t, { library, item, userId }, doors)}
          onRename={(item) => {
            if (mayWrite(library, item)) void actions.rename(item);
          }}
          onRemove={(taken) => {
            if (taken.every((item) => mayTake(library, item, userId))) void remove(taken);
          }}
          {...(isSearching && { library })}
        />
      )}
      {isSearching && (
        <WrittenInFiles
          library={library}
          words={words}
          found={written}
          isAlone={items.length === 0}
          onOpenFile={onOpenFile}
        />
      )}
      {/* Below the list, which stays where it is while things are chosen from it. */}
      {selected.length > 0 && (
        <SelectionBar
          items={selected}
          onAll={() => setSelection({ ids: new Set(shown), anchor: shown.at(-1) ?? 0 })}
          onClear={() => setSelection(nothingSelected)}
          onPack={() => void actions.pack(selected)}
          onMark={() => void actions.markAll(selected)}
          onKeep={() => void actions.keepAll(selected)}
          onCopy={() => setQuestion({ about: "copy", items: selected })}
          {...(selected.every((item) => mayWrite(library, item)) && {
            onMove: () => setQuestion({ about: "move", items: selected }),
          })}
          {...(selected.every((item) => mayTake(library, item, userId)) && {
            onRemove: () => void remove(selected),
          })}
        />
      )}
      {question && (
        <FolderDialogs
          library={library}
          question={question}
          onClose={() => setQuestion(undefined)}
          onCopy={(copied, target) => {
            setSelection(nothingSelected);
            void actions.copy(copied, target);
          }}
          onMove={(moved, target) => {
            void actions.move(moved, target).then((isMoved) => {
              if (isMoved) setSelection(nothingSelected);
            });
          }}
        />
      )}
    </div>
  );
}
