import type { LibraryItem } from "#domain/library/library-item.ts";

const fields = ["name", "changed", "size", "kind"] as const;
export type SortField = (typeof fields)[number];

/** In which order files stand (seed 000 §4: file sort is kept). */
export interface FileSort {
  readonly by: SortField;
  /** From the largest, or the latest. */
  readonly isDown: boolean;
}

export const sortFields: readonly SortField[] = fields;
const usual: FileSort = { by: "name", isDown: false };

const names = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

const compare: Record<SortField, (one: LibraryItem, other: LibraryItem) => number> = {
  name: (one, other) => names.compare(one.name, other.name),
  changed: (one, other) => one.updateTime - other.updateTime,
  size: (one, other) => one.size - other.size,
  kind: (one, other) => one.ext.localeCompare(other.ext),
};

/** Folders before files, each in their order; what is alike by its name. */
export function sortItems(items: readonly LibraryItem[], { by, isDown }: FileSort): LibraryItem[] {
  const turn = isDown ? -1 : 1;
  return items.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      turn * compare[by](one, other) ||
      compare.name(one, other) ||
      one.id - other.id,
  );
}

/** The order after a field is chosen: one that is chosen already turns round, of others what is new or large matters most. */
export function chooseSort(now: FileSort, by: SortField): FileSort {
  if (by === now.by) return { by, isDown: !now.isDown };
  return { by, isDown: by === "changed" || by === "size" };
}

function rankOf({ kind }: LibraryItem): number {
  return kind === "folder" ? 0 : 1;
}

/** An order as it is kept in this browser. */
export function writeSort({ by, isDown }: FileSort): string {
  return `${by}:${isDown ? "down" : "up"}`;
}

/** The order that was kept; the usual one where nothing, or something else, was. */
export function readSort(kept: string | undefined): FileSort {
  const [by, turn] = kept?.split(":") ?? [];
  const known = fields.find((field) => field === by);
  return known ? { by: known, isDown: turn === "down" } : usual;
}
