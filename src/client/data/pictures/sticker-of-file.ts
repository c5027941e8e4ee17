import { STICKER_PICTURE_MAX, STICKER_SIDE } from "#domain/sticker/sticker-limits.ts";
import { isStickerPicture } from "#domain/sticker/sticker-picture.ts";
import { fitInto } from "./picture-plan.ts";

/** A picture that can be a sticker, or why a file is none. */
export type StickerOfFile =
  | { readonly ok: true; readonly picture: string }
  | { readonly ok: false; readonly problem: "unreadable" | "tooBig" };

/** From good to bad, until it is short enough. */
const QUALITIES = [0.9, 0.75, 0.5];
/** A WebP that says so of itself moves. */
const WEBP_FLAGS = 20;
const WEBP_MOVES = 0x02;

/** Makes a sticker of a file: what moves is taken as it is, all else drawn anew and no larger than it is shown. */
export async function stickerOfFile(file: Blob): Promise<StickerOfFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (doesMove(bytes)) {
    const type = bytes[0] === 0x47 ? "image/gif" : "image/webp";
    const address = addressOf(bytes, type);
    if (address.length > STICKER_PICTURE_MAX) return { ok: false, problem: "tooBig" };
    return isStickerPicture(address)
      ? { ok: true, picture: address }
      : { ok: false, problem: "tooBig" };
  }
  const drawn = await createImageBitmap(file).catch(() => undefined);
  if (!drawn) return { ok: false, problem: "unreadable" };
  try {
    const picture = await drawSmall(drawn);
    return picture ? { ok: true, picture } : { ok: false, problem: "tooBig" };
  } finally {
    drawn.close();
  }
}

/** Whether a picture moves, or may: of a GIF nobody asks further. */
export function doesMove(bytes: Uint8Array): boolean {
  const begins = String.fromCharCode(...bytes.slice(0, 16));
  if (begins.startsWith("GIF8")) return true;
  return begins.slice(8) === "WEBPVP8X" && ((bytes[WEBP_FLAGS] ?? 0) & WEBP_MOVES) > 0;
}

/** What shows through stays so. Browsers that write no WebP write a PNG, of whatever quality is asked for. */
async function drawSmall(drawn: ImageBitmap): Promise<string | undefined> {
  for (const side of [STICKER_SIDE, STICKER_SIDE / 2]) {
    const { width, height } = fitInto(drawn, side);
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d");
    if (!context) return undefined;
    context.imageSmoothingQuality = "high";
    context.drawImage(drawn, 0, 0, width, height);
    for (const quality of QUALITIES) {
      const blob = await canvas.convertToBlob({ type: "image/webp", quality });
      const address = addressOf(new Uint8Array(await blob.arrayBuffer()), blob.type);
      if (address.length <= STICKER_PICTURE_MAX) return address;
    }
  }
  return undefined;
}

function addressOf(bytes: Uint8Array, type: string): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte));
  return `data:${type};base64,${btoa(letters.join(""))}`;
}
