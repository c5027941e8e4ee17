import type { ImageHeader } from "./image-header.ts";

/** Pixels of the long side of what is sent where nobody asks for the original. */
export const SENT_SIDE = 2_560;
/** Pixels of the long side of the smaller pictures. */
export const VIEW_SIDE = 1_600;
export const THUMB_SIDE = 640;
export const TINY_SIDE = 64;

/** Gigabytes of memory from which on a device may decode the largest pictures. */
const ROOMY = 8;
const DECODED_MAX = 50_000_000;
const DECODED_MAX_ROOMY = 120_000_000;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size at which a picture's long side is as long as that, never larger than it is. */
export function fitInto({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** Whether this device can decode a picture without being killed for the memory that it takes. */
export function canDecode({ width, height }: Size, deviceMemory: number | undefined): boolean {
  const most = (deviceMemory ?? 0) >= ROOMY ? DECODED_MAX_ROOMY : DECODED_MAX;
  return width > 0 && height > 0 && width * height <= most;
}

/** Whether a picture is sent smaller than it is. What moves and what other apps decode goes as it is. */
export function isSentSmaller(
  { format, width, height }: ImageHeader,
  asOriginal: boolean,
): boolean {
  if (asOriginal || format === "gif" || format === "heif") return false;
  return Math.max(width, height) > SENT_SIDE;
}
