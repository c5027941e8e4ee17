import type { PDFPageProxy } from "pdfjs-dist";

/** Points as a page lies by itself. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Pixels of a screen for a point of paper, at a zoom of one. */
export const PIXELS_PER_POINT = 96 / 72;
/** Phones show nothing on a larger canvas. */
const CANVAS_AREA = 16_777_216;
const CANVAS_SIDE = 4096;

export function sizeOfPage(page: PDFPageProxy): PageSize {
  const { width, height } = page.getViewport({ scale: 1 });
  return { width, height };
}

/** How large a page is once it has been turned. */
export function turned({ width, height }: PageSize, turn: number): PageSize {
  return turn % 180 === 0 ? { width, height } : { width: height, height: width };
}

/** By how much a canvas may be finer than what it is drawn for, given what its screen can show. */
export function canvasScale({ width, height }: PageSize, density: number): number {
  const bySide = CANVAS_SIDE / Math.max(width, height);
  const byArea = Math.sqrt(CANVAS_AREA / (width * height));
  return Math.min(density, bySide, byArea);
}
