import { type KeyboardEvent, useCallback, useRef } from "react";
import { useElementSize } from "@mantine/hooks";
import type { Library } from "#client/data/queries/library.ts";
import { useSettled } from "#client/platform/when-idle.ts";
import { isPressed } from "#client/parts/keyboard/is-pressed.ts";
import type { ActionMenuItem } from "#client/ui/menu/menu.tsx";
import { ROW_HEIGHT, useDensity } from "#client/ui/density/use-density.ts";
import { SlowScroll, useScrollSpeed } from "#client/ui/virtual-list/slow-scroll.ts";
import { useVirtualList } from "#client/ui/virtual-list/use-virtual-list.ts";
import type { LibraryItem } from "#domain/library/library-item.ts";
import { libraryShortcuts } from "../feature.ts";
import { useIsNarrow } from "./is-narrow.ts";
import { ItemRow } from "./item-row.tsx";
import { ItemTile } from "./item-tile.tsx";
import { ListHead, type ListOrder } from "./list-head.tsx";
import classes from "./items.module.css";

export type Layout = "list" | "grid";

interface ItemListProps {
  readonly items: readonly LibraryItem[];
  readonly layout: Layout;
  /** Where it is chosen in which order they stand: the columns of a list have heads then. */
  readonly order?: ListOrder;
  readonly selected: ReadonlySet<number>;
  readonly favourites: ReadonlySet<number>;
  /** Notes that two people wrote at once and that nobody has settled. */
  readonly unsettled: ReadonlySet<number>;
  readonly onSelect: (id: number, isRange: boolean) => void;
  readonly onOpen: (item: LibraryItem) => void;
  readonly menuOf: (item: LibraryItem) => readonly (ActionMenuItem | "divider")[];
  readonly onRename: (item: LibraryItem) => void;
  readonly onRemove: (items: readonly LibraryItem[]) => void;
  /** Says where things lie, where they come from several places. */
  readonly library?: Library;
}

/** What stands above a list, pixels, until the page has measured it. */
const AROUND_LIST = 160;
/** Rows beyond the edge of what can be seen, once what can be seen is there. */
const BEYOND: Readonly<Record<Layout, number>> = { grid: 2, list: 6 };
/** How narrow a tile may get, and what of its height is not its picture, pixels. */
const TILE_WIDTH = 168;
const TILE_WORDS = 82;
const GAP = 12;

/** Files and folders, one below the other or side by side; only those that can be seen are in the page. */
export function ItemList(props: ItemListProps) {
  const { items, layout, order, selected, onSelect, onOpen, menuOf } = props;
  const { library, favourites, unsettled } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const speed = useScrollSpeed(scroller);
  const isSettled = useSettled();
  const { ref: measured, width } = useElementSize();
  const density = useDensity();
  const isNarrow = useIsNarrow(width);
  const columns =
    layout === "grid" ? Math.max(2, Math.floor((width + GAP) / (TILE_WIDTH + GAP))) : 1;
  const tile = (width - GAP * (columns - 1)) / columns;
  const height = layout === "grid" ? tile * 0.75 + TILE_WORDS : ROW_HEIGHT[density];
  const list = useVirtualList({
    count: Math.ceil(items.length / columns),
    scroller,
    sizeAt: () => height,
    keyAt: (index) => `${columns}/${items[index * columns]?.id ?? index}`,
    gap: layout === "grid" ? GAP : 0,
    overscan: isSettled ? BEYOND[layout] : 0,
    around: AROUND_LIST,
  });
  const itemsWith = useCallback(
    (item: LibraryItem) =>
      selected.has(item.id) ? items.filter(({ id }) => selected.has(id)) : [item],
    [items, selected],
  );

  const handleKeyDown = (event: KeyboardEvent) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>("[data-item]");
    const item = items.find(({ id }) => String(id) === row?.dataset["item"]);
    if (!item) return;
    const step = stepOf(event);
    if (step !== 0) {
      event.preventDefault();
      const next = items[items.indexOf(item) + step];
      scroller.current
        ?.querySelector<HTMLElement>(`[data-item="${next?.id ?? 0}"] [data-row-focus]`)
        ?.focus();
    } else if (isPressed(event, libraryShortcuts.rename)) {
      event.preventDefault();
      props.onRename(item);
    } else if (isPressed(event, libraryShortcuts.remove)) {
      event.preventDefault();
      props.onRemove(itemsWith(item));
    }
  };
  return (
    <div ref={scroller} className={classes.scroller} data-scroll-restoration-id="library">
      {order && layout === "list" && !isNarrow && <ListHead {...order} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the rows inside bubble up to here */}
      <ul
        ref={measured}
        className={classes.items}
        style={{ height: list.getTotalSize() }}
        onKeyDown={handleKeyDown}
      >
        <SlowScroll value={speed}>
          {list.getVirtualItems().flatMap(({ index, start }) =>
            items.slice(index * columns, (index + 1) * columns).map((item, column) => {
              const isTile = layout === "grid";
              const drawn = {
                item,
                left: column * (tile + GAP),
                top: start,
                width: isTile ? tile : undefined,
                height,
                isNarrow,
                isSelected: selected.has(item.id),
                isFavourite: favourites.has(item.id),
                isUnsettled: unsettled.has(item.id),
                onSelect,
                onOpen,
                menuOf,
                itemsWith,
                ...(library && { library }),
              };
              return isTile ? (
                <ItemTile key={item.id} {...drawn} />
              ) : (
                <ItemRow key={item.id} {...drawn} />
              );
            }),
          )}
        </SlowScroll>
      </ul>
    </div>
  );
}

function stepOf(event: KeyboardEvent): number {
  if (isPressed(event, libraryShortcuts.next)) return 1;
  return isPressed(event, libraryShortcuts.previous) ? -1 : 0;
}
