/** A cell; row -1 is the head of the table, column 0 the first. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** How far the grid goes. */
export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** Rows that are seen at once. */
  readonly page: number;
}

export const WALKING_KEYS = [
  "ArrowUp",
  "ArrowDown",
  "ArrowLeft",
  "ArrowRight",
  "Home",
  "End",
  "PageUp",
  "PageDown",
] as const;
export type WalkingKey = (typeof WALKING_KEYS)[number];

/** Where a key leads, as the W3C's pattern of a grid has it; `far` = with Ctrl or Command. */
export function walkGrid(
  from: GridPlace,
  key: WalkingKey,
  far: boolean,
  size: GridSize,
): GridPlace {
  return boundPlace(stepFrom(from, key, far, size), size);
}

function stepFrom(
  { row, column }: GridPlace,
  key: WalkingKey,
  far: boolean,
  { rows, columns, page }: GridSize,
): GridPlace {
  switch (key) {
    case "ArrowUp":
      return { row: far ? 0 : row - 1, column };
    case "ArrowDown":
      return { row: far ? rows - 1 : row + 1, column };
    case "ArrowLeft":
      return { row, column: far ? 0 : column - 1 };
    case "ArrowRight":
      return { row, column: far ? columns - 1 : column + 1 };
    case "Home":
      return { row: far ? 0 : row, column: 0 };
    case "End":
      return { row: far ? rows - 1 : row, column: columns - 1 };
    case "PageUp":
      return { row: Math.max(0, row - page), column };
    case "PageDown":
      return { row: row + page, column };
  }
}

/** The nearest place that there is. */
export function boundPlace(
  { row, column }: GridPlace,
  { rows, columns }: Omit<GridSize, "page">,
): GridPlace {
  return {
    row: Math.max(-1, Math.min(row, rows - 1)),
    column: Math.max(0, Math.min(column, columns - 1)),
  };
}
