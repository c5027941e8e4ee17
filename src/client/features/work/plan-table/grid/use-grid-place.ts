import { useCallback, useMemo, useState } from "react";
import { keyOfLine, type TableLine } from "../model/table-lines.ts";
import type { TableSettings } from "#client/parts/plan/table/table-settings.ts";
import { boundPlace, type GridPlace, type GridSize } from "../model/walk-grid.ts";

interface Focused extends GridPlace {
  /** The line it is in, which may come to stand elsewhere; undefined = the head of the table. */
  readonly key: string | number | undefined;
}

/** Where marking began, and how the table stood then: sorted anew, the cells between would be others. */
interface Anchor extends Focused {
  readonly settings: TableSettings;
}

/** The cell in which the focus is, and those that are marked with it. */
export interface GridFocus {
  readonly place: GridPlace;
  /** The corner of the marked cells that is not the focus; undefined = only the focus. */
  readonly corner: GridPlace | undefined;
  /** Moves the focus; marks what lies between where `marking`. */
  readonly moveTo: (place: GridPlace, marking?: boolean) => void;
  readonly unmark: () => void;
}

/** Follows the focus by its line, which news and filters move. */
export function useGridPlace(
  lines: readonly TableLine[],
  settings: TableSettings,
  size: Omit<GridSize, "page">,
): GridFocus {
  const [focused, setFocused] = useState<Focused>({ key: undefined, row: 0, column: 1 });
  const [anchor, setAnchor] = useState<Anchor>();
  const indexes = useMemo(
    () => new Map(lines.map((line, index) => [keyOfLine(line), index])),
    [lines],
  );
  const placeOf = ({ key, row, column }: Focused): GridPlace =>
    boundPlace({ row: (key === undefined ? row : indexes.get(key)) ?? row, column }, size);
  const place = placeOf(focused);
  const moveTo = useCallback(
    (to: GridPlace, marking = false) => {
      const line = lines[to.row];
      setFocused({ ...to, key: line && keyOfLine(line) });
      if (!marking) setAnchor(undefined);
      else setAnchor((before) => before ?? { ...focused, settings });
    },
    [lines, focused, settings],
  );
  return {
    place,
    corner: anchor?.settings === settings ? placeOf(anchor) : undefined,
    moveTo,
    unmark: () => setAnchor(undefined),
  };
}
