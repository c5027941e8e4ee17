import type { PDFPageProxy } from "pdfjs-dist";
import { canvasScale, PIXELS_PER_POINT } from "./page-size.ts";

export interface PageLook {
  readonly zoom: number;
  /** Degrees, besides those by which the page lies turned by itself. */
  readonly turn: number;
}

/** How a page lies on the screen. */
export function viewportOf(page: PDFPageProxy, { zoom, turn }: PageLook) {
  return page.getViewport({ scale: zoom * PIXELS_PER_POINT, rotation: page.rotate + turn });
}

/** A part of a page as it lies on the screen, pixels of the style. */
export interface PagePart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** All of a page. */
export function wholePage(page: PDFPageProxy, look: PageLook): PagePart {
  const { width, height } = viewportOf(page, look);
  return { x: 0, y: 0, width, height };
}

/** Draws a page, or a part of it, on a canvas of its own, as fine as this screen and phones allow. */
export async function drawPage(
  page: PDFPageProxy,
  look: PageLook,
  { x, y, width, height }: PagePart,
  signal: AbortSignal,
): Promise<HTMLCanvasElement> {
  const scale = canvasScale({ width, height }, globalThis.devicePixelRatio);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.floor(width * scale));
  canvas.height = Math.max(1, Math.floor(height * scale));
  const across = canvas.width / width;
  const down = canvas.height / height;
  const task = page.render({
    canvas,
    viewport: viewportOf(page, look),
    transform: [across, 0, 0, down, -x * across, -y * down],
  });
  const stop = () => task.cancel();
  signal.addEventListener("abort", stop, { once: true });
  if (signal.aborted) stop();
  try {
    await task.promise;
  } catch (error) {
    freeCanvas(canvas);
    throw error;
  } finally {
    signal.removeEventListener("abort", stop);
  }
  return canvas;
}

/** Puts a canvas, or none, where others were. */
export function putCanvas(place: HTMLElement, canvas?: HTMLCanvasElement): void {
  const before = [...place.querySelectorAll("canvas")];
  place.replaceChildren(...(canvas ? [canvas] : []));
  for (const old of before) freeCanvas(old);
}

/** Gives back the memory of a canvas now; browsers wait with it until there is none left. */
export function freeCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}
