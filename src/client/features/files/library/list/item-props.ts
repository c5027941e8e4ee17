import type { Library } from "#client/data/queries/library.ts";
import type { ActionMenuItem } from "#client/ui/menu/menu.tsx";
import type { LibraryItem } from "#domain/library/library-item.ts";
import type { Carrying } from "./use-drag-items.ts";

/** A file or folder among others, however it is drawn. Each of them stays the same while others are scrolled in beside it. */
export interface ItemProps {
  readonly item: LibraryItem;
  /** Where in the list it stands, pixels. */
  readonly left: number;
  readonly top: number;
  readonly width: number | undefined;
  readonly height: number;
  /** There is room for what it is called alone: when it was changed and how large it is stand below. */
  readonly isNarrow: boolean;
  readonly isSelected: boolean;
  readonly isFavourite: boolean;
  /** Two people wrote it at once and nobody has settled it. */
  readonly isUnsettled: boolean;
  readonly onSelect: (id: number, isRange: boolean) => void;
  readonly onOpen: (item: LibraryItem) => void;
  readonly menuOf: (item: LibraryItem) => readonly (ActionMenuItem | "divider")[];
  readonly itemsWith: Carrying["itemsWith"];
  /** Where it lies is said, where this is known. */
  readonly library?: Library;
}

/** Where an item stands, as a style. */
export function placeOf({ left, top, width, height }: ItemProps) {
  return {
    transform: `translate(${left}px, ${top}px)`,
    height,
    ...(width !== undefined && { width }),
  };
}
