import type { CSSProperties } from "react";
import type { Library } from "#client/data/queries/library.ts";
import type { ActionMenuItem } from "#client/ui/menu/menu.tsx";
import type { LibraryItem } from "#domain/library/library-item.ts";
import type { Carrying } from "./use-drag-items.ts";

/** A file or folder among others, however it is drawn. */
export interface ItemProps {
  readonly item: LibraryItem;
  /** Where in the list it stands. */
  readonly style: CSSProperties;
  readonly isSelected: boolean;
  readonly isFavourite: boolean;
  readonly onSelect: (id: number, isRange: boolean) => void;
  readonly onOpen: (item: LibraryItem) => void;
  readonly menu: readonly (ActionMenuItem | "divider")[];
  readonly itemsWith: Carrying["itemsWith"];
  /** Where it lies is said, where this is known. */
  readonly library?: Library;
}
