import { freeCanvas } from "#client/parts/preview/pdf/draw-page.ts";
import { piecesOfPaper, pixelsOnPaper } from "./pieces-of-paper.ts";
import type { SheetSource } from "./sheet-source.ts";

/** A piece of a drawing as a picture, whose address is to be given back, and where it lies in percent of the sheet. */
export interface PrintedPiece {
  readonly address: string;
  readonly left: string;
  readonly top: string;
  readonly width: string;
  readonly height: string;
}

/** How fine a drawing is wanted. */
export interface PaperWish {
  /** Pixels of its width that the printer prints. */
  readonly printer: number;
  /** Pixels that this device may spend on it. */
  readonly most: number;
}

/** Of a JPEG in which lines stay sharp. */
const QUALITY = 0.92;
/** A device that cannot draw this many pixels cannot draw. */
const LEAST = 1_000_000;

/** All of a sheet for the printer, piece by piece so that no more than one of them is held unpacked; coarser where the device cannot. */
export async function drawForPaper(
  source: SheetSource,
  { printer, most }: PaperWish,
  signal: AbortSignal,
): Promise<PrintedPiece[]> {
  try {
    return await drawPieces(source, { printer, most }, signal);
  } catch (error) {
    signal.throwIfAborted();
    if (most <= LEAST) throw error;
    const { width, height } = pixelsOnPaper(source, { printer, most });
    return drawForPaper(source, { printer, most: (width * height) / 4 }, signal);
  }
}

async function drawPieces(
  source: SheetSource,
  wish: PaperWish,
  signal: AbortSignal,
): Promise<PrintedPiece[]> {
  const whole = pixelsOnPaper(source, wish);
  const density = globalThis.devicePixelRatio;
  const scale = whole.width / source.width / density;
  const pieces: PrintedPiece[] = [];
  try {
    for (const { x, y, width, height } of piecesOfPaper(whole)) {
      const [left, top, wide, high] = [x, y, width, height].map((pixels) => pixels / density);
      const part = { x: left ?? 0, y: top ?? 0, width: wide ?? 0, height: high ?? 0 };
      const canvas = await source.draw(part, scale, signal);
      const address = await pictureOf(canvas);
      pieces.push({
        address,
        left: percent(x, whole.width),
        top: percent(y, whole.height),
        width: percent(width, whole.width),
        height: percent(height, whole.height),
      });
      signal.throwIfAborted();
    }
  } catch (error) {
    forgetPieces(pieces);
    throw error;
  }
  return pieces;
}

async function pictureOf(canvas: HTMLCanvasElement): Promise<string> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", QUALITY));
  freeCanvas(canvas);
  if (!blob) throw new Error("A piece of a sheet is no picture");
  return URL.createObjectURL(blob);
}

/** Gives back what pieces take. */
export function forgetPieces(pieces: readonly PrintedPiece[]): void {
  for (const { address } of pieces) URL.revokeObjectURL(address);
}

function percent(part: number, whole: number): string {
  return `${(100 * part) / whole}%`;
}
