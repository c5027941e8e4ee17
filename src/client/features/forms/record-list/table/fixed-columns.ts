import { type RefObject, useLayoutEffect } from "react";
import type { ListColumn } from "#domain/form/list/columns-shown.ts";

/** Where a cell stays while the others are moved past it. */
export type Stays = "left" | "right" | undefined;

/** Whether the title and the boxes before it stay as well: whatever stands left of a column that does. */
export function staysLeft(columns: readonly ListColumn[]): boolean {
  return columns.some(({ fixed }) => fixed === "left");
}

export function staysOf({ fixed }: Pick<ListColumn, "fixed">): Stays {
  return fixed === "none" ? undefined : fixed;
}

/**
 * Tells the cells that stay how far from their edge they stand, as wide as the columns beyond them are drawn: `--fixed-<place>` of
 * the table, by the place of the column in it.
 */
export function useFixedColumns(
  table: RefObject<HTMLTableElement | null>,
  columns: readonly ListColumn[],
): void {
  useLayoutEffect(() => {
    const element = table.current;
    if (!element || columns.every(({ fixed }) => fixed === "none")) return undefined;
    const place = () => {
      const cells = [...element.querySelectorAll<HTMLElement>("thead [data-place]")];
      placeFrom(element, cells, "left");
      placeFrom(element, cells.toReversed(), "right");
    };
    place();
    const watcher = new ResizeObserver(place);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [table, columns]);
}

function placeFrom(table: HTMLElement, cells: readonly HTMLElement[], side: "left" | "right") {
  let beyond = 0;
  for (const cell of cells) {
    const { place = "", stays } = cell.dataset;
    if (stays !== side) return;
    table.style.setProperty(`--fixed-${place}`, `${beyond}px`);
    beyond += cell.offsetWidth;
  }
}
