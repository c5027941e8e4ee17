import { SHEET_PARTS, type SheetPlace } from "#domain/sheet/place-on-sheet.ts";
import type { FittedPage } from "#domain/sheet/fit/sheet-fit.ts";

/** How a revision lies on an older one, in units of that: where its corner is, and how large one of its own units. */
export interface Alignment {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The two of them. */
export interface Compared {
  readonly older: FittedPage;
  readonly newer: FittedPage;
}

/** So that places of their sheet lie over each other; where nobody has aligned them, as wide as the older one and from the same corner. */
export function alignmentOf({ older, newer }: Compared): Alignment {
  const [on, over] = [older.fit, newer.fit];
  const scale = ((on.across / over.across) * older.width) / newer.width;
  const across = on.left - (over.left * on.across) / over.across;
  const down = on.top - (over.top * on.down) / over.down;
  return {
    x: (across / SHEET_PARTS) * older.width,
    y: (down / SHEET_PARTS) * older.height,
    scale,
  };
}

/** The place on the newer one that lies over a place of the older, as they lie on the stage; beside it too. */
export function placeOnNewer({ x, y }: SheetPlace, { older, newer }: Compared): SheetPlace {
  const alignment = alignmentOf({ older, newer });
  const part = (at: number, side: number, corner: number, length: number) =>
    Math.round((((at / SHEET_PARTS) * side - corner) / alignment.scale / length) * SHEET_PARTS);
  return {
    x: part(x, older.width, alignment.x, newer.width),
    y: part(y, older.height, alignment.y, newer.height),
  };
}
