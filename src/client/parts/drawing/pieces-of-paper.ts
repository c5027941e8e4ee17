import type { SheetSize } from "./sheet-source.ts";

/** A piece of a drawing on paper, in pixels from its corner. */
export interface PaperPart extends SheetSize {
  readonly x: number;
  readonly y: number;
}

/** Pixels of a side of a piece: phones show nothing on a canvas that is larger by much. */
const PIECE_SIDE = 4_000;
/** Pixels that a piece reaches below the next one: between two that only meet, paper is seen. */
const OVERLAP = 4;

/** How many pixels a sheet is wide on paper: as fine as a printer is, but no finer than it is by itself, nor more than a device holds. */
export function pixelsOnPaper(
  { width, height, finest }: SheetSize & { readonly finest: number },
  wish: { readonly printer: number; readonly most: number },
): SheetSize {
  const wide = Math.min(wish.printer, finest, Math.sqrt(wish.most * (width / height)));
  return {
    width: Math.max(1, Math.round(wide)),
    height: Math.max(1, Math.round((wide * height) / width)),
  };
}

/** The pieces in which a drawing of so many pixels is drawn, one after the other. */
export function piecesOfPaper(whole: SheetSize): PaperPart[] {
  const columns = Math.ceil(whole.width / PIECE_SIDE);
  const rows = Math.ceil(whole.height / PIECE_SIDE);
  const [wide, high] = [Math.ceil(whole.width / columns), Math.ceil(whole.height / rows)];
  return Array.from({ length: columns * rows }, (_piece, at) => {
    const x = (at % columns) * wide;
    const y = Math.floor(at / columns) * high;
    const width = Math.min(wide + OVERLAP, whole.width - x);
    return { x, y, width, height: Math.min(high + OVERLAP, whole.height - y) };
  });
}
