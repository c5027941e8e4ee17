import {
  draggable,
  dropTargetForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { createContext, useContext, useEffect, useRef, useState } from "react";
import type { LibraryItem } from "#domain/library/library-item.ts";

const DRAGGED = "libraryItems";

/** What moves when one of the shown items is carried, and what is done where it is dropped. */
export interface Carrying {
  readonly itemsWith: (item: LibraryItem) => readonly LibraryItem[];
  readonly onDrop: (items: readonly LibraryItem[], folder: LibraryItem) => void;
}

/** Dropping on a folder, told once for list and tree. */
export const DropContext = createContext<Carrying["onDrop"]>(() => undefined);

/** Makes a row something that can be carried. */
export function useDragItem(item: LibraryItem, itemsWith: Carrying["itemsWith"]) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    return draggable({
      element,
      getInitialData: () => ({ [DRAGGED]: itemsWith(item) }),
      onDragStart: () => {
        element.dataset["dragging"] = "";
      },
      onDrop: () => {
        delete element.dataset["dragging"];
      },
    });
  }, [item, itemsWith]);
  return row;
}

/** Makes the place of a folder one where items can be dropped; of what is no folder it makes nothing. */
export function useDropItems(folder: LibraryItem | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const onDrop = useContext(DropContext);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || folder?.kind !== "folder") return undefined;
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => !itemsOf(source.data).some(({ id }) => id === folder.id),
      onDragEnter: () => setIsOver(true),
      onDragLeave: () => setIsOver(false),
      onDrop: ({ source }) => {
        setIsOver(false);
        onDrop(itemsOf(source.data), folder);
      },
    });
  }, [folder, onDrop]);
  return { place, isOver };
}

function itemsOf(data: Record<string | symbol, unknown>): readonly LibraryItem[] {
  return (data[DRAGGED] as readonly LibraryItem[] | undefined) ?? [];
}
