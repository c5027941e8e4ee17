import { partAt, SHEET_PARTS } from "#domain/sheet/place-on-sheet.ts";

/** How far something is moved, in parts of the sheet from the left and from the top. */
export interface PartsMoved {
  readonly x: number;
  readonly y: number;
}

/** Places in turn from the left and from the top, moved together: as far as all of them stay on the sheet, so that none changes its shape. */
export function movedPoints(points: readonly number[], by: PartsMoved): number[] {
  const across = within(
    points.filter((_part, index) => index % 2 === 0),
    by.x,
  );
  const down = within(
    points.filter((_part, index) => index % 2 === 1),
    by.y,
  );
  return points.map((part, index) => partAt(part + (index % 2 === 0 ? across : down)));
}

function within(parts: readonly number[], by: number): number {
  const [least, most] = [-Math.min(...parts), SHEET_PARTS - Math.max(...parts)];
  return Math.max(least, Math.min(most, Math.round(by)));
}
