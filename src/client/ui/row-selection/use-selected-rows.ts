import { useCallback, useMemo, useState } from "react";
import {
  keepShown,
  NOTHING_SELECTED,
  type RowSelection,
  selectAll,
  selectThrough,
  toggleRow,
} from "./row-selection.ts";

/** What is selected, and how that changes. */
export interface SelectedRows {
  readonly ids: RowSelection["ids"];
  readonly toggle: (id: number) => void;
  /** Takes in a range; among rows of a part, one that begins elsewhere is its end alone. */
  readonly through: (id: number, among?: readonly number[]) => void;
  /** Selects these, and no others. */
  readonly only: (ids: Iterable<number>) => void;
  readonly all: () => void;
  readonly clear: () => void;
}

/** Selected rows among those that are shown; `ids` are those, in their order. */
export function useSelectedRows(ids: readonly number[]): SelectedRows {
  const [chosen, setChosen] = useState(NOTHING_SELECTED);
  const selection = useMemo(() => keepShown(chosen, new Set(ids)), [chosen, ids]);
  const change = useCallback(
    (next: (before: RowSelection) => RowSelection) =>
      setChosen((before) => next(keepShown(before, new Set(ids)))),
    [ids],
  );
  return useMemo(
    () => ({
      ids: selection.ids,
      toggle: (id) => change((before) => toggleRow(before, id)),
      through: (id, among = ids) => change((before) => selectThrough(before, id, among)),
      only: (wanted) => setChosen({ ids: new Set(wanted), anchor: undefined }),
      all: () => change((before) => selectAll(before, ids)),
      clear: () => setChosen(NOTHING_SELECTED),
    }),
    [selection, change, ids],
  );
}
