import type { PDFPageProxy } from "pdfjs-dist";
import { type RefObject, useEffect } from "react";
import { drawPage, type PagePart, putCanvas, wholePage } from "./draw-page.ts";
import type { DrawingQueue } from "./drawing-queue.ts";
import { canvasScale } from "./page-size.ts";

/** Nothing has moved for so long, ms. */
const REST = 150;

interface SharpPart {
  readonly queue: DrawingQueue;
  /** What it is drawn into, as large as the page. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly zoom: number;
  readonly turn: number;
}

/**
 * Draws what can be seen of a page once more, as fine as the screen, where the page as a whole would need a larger
 * canvas than phones have: a drawing that is enlarged stays sharp.
 */
export function useSharpPart(
  page: PDFPageProxy | undefined,
  { queue, place, scroller, zoom, turn }: SharpPart,
): void {
  useEffect(() => {
    const [element, around] = [place.current, scroller.current];
    const look = { zoom, turn };
    if (!page || !element || !around || isFine(wholePage(page, look))) return undefined;
    let stop = () => {};
    const draw = () => {
      stop();
      const part = seenPart(element, around);
      if (!part) return;
      stop = queue.add(async (signal) => {
        const canvas = await drawPage(page, look, part, signal);
        Object.assign(canvas.style, {
          left: `${part.x}px`,
          top: `${part.y}px`,
          width: `${part.width}px`,
          height: `${part.height}px`,
        });
        putCanvas(element, canvas);
      }, true);
    };
    let rest = setTimeout(draw, REST);
    const wait = () => {
      clearTimeout(rest);
      rest = setTimeout(draw, REST);
    };
    around.addEventListener("scroll", wait, { passive: true });
    return () => {
      around.removeEventListener("scroll", wait);
      clearTimeout(rest);
      stop();
      putCanvas(element);
    };
  }, [page, queue, place, scroller, zoom, turn]);
}

function isFine(whole: PagePart): boolean {
  const density = globalThis.devicePixelRatio;
  return canvasScale(whole, density) === density;
}

/** What of a page lies within its surroundings; undefined where it is out of sight. */
function seenPart(element: HTMLElement, around: HTMLElement): PagePart | undefined {
  const [page, seen] = [element.getBoundingClientRect(), around.getBoundingClientRect()];
  const left = Math.max(page.left, seen.left);
  const top = Math.max(page.top, seen.top);
  const width = Math.min(page.right, seen.right) - left;
  const height = Math.min(page.bottom, seen.bottom) - top;
  return width > 0 && height > 0
    ? { x: left - page.left, y: top - page.top, width, height }
    : undefined;
}
