import type { ImageHeader } from "./image-header.ts";

/** Pixels of the long side of what is sent where nobody asks for the original. */
export const SENT_SIDE = 2_560;
/** Pixels of the long side of the picture in a row. */
export const TINY_SIDE = 64;

/** Gigabytes of memory below which a device unpacks only smaller pictures. */
const SCARCE = 4;
/** Pixels of a picture that is unpacked whole. */
const WHOLE_MAX = 50_000_000;
const WHOLE_MAX_SCARCE = 25_000_000;
/** Pixels of a JPEG of which no more is unpacked than is needed. */
const SCALED_MAX = 256_000_000;
/** A JPEG is unpacked at so many sizes, the largest being its own. */
const EIGHTHS = 8;

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

/** How a picture is unpacked on a device: scaled = at a size near the one that is needed; none = it is more than it should hold. */
export type Unpacking = "whole" | "scaled" | "none";

/** What a device can do. */
export interface Device {
  /** Gigabytes, as far as a browser tells; undefined = it does not. */
  readonly memory: number | undefined;
  /** Whether it unpacks a JPEG at a smaller size without holding all of it. */
  readonly scalesJpegs: boolean;
}

/** How this device unpacks a picture without being killed for the memory that it takes. */
export function unpackingOf(header: ImageHeader, { memory, scalesJpegs }: Device): Unpacking {
  const { format, width, height, isProgressive } = header;
  const most = (memory ?? SCARCE) < SCARCE ? WHOLE_MAX_SCARCE : WHOLE_MAX;
  const pixels = width * height;
  const isScaled = scalesJpegs && format === "jpeg" && scaledInto(header, SENT_SIDE).width < width;
  if (isScaled && pixels <= (isProgressive ? most : SCALED_MAX)) return "scaled";
  return pixels > 0 && pixels <= most ? "whole" : "none";
}

/** The least size at which a JPEG is unpacked whose long side is at least as long as that; never larger than it is. */
export function scaledInto({ width, height }: Size, side: number): Size {
  const eighths = Math.min(EIGHTHS, Math.ceil((side * EIGHTHS) / Math.max(width, height)));
  const scaled = (length: number) => Math.ceil((length * eighths) / EIGHTHS);
  return { width: scaled(width), height: scaled(height) };
}

/** Whether a picture is sent smaller than it is. What moves and what other apps decode goes as it is. */
export function isSentSmaller(
  { format, width, height }: ImageHeader,
  asOriginal: boolean,
): boolean {
  if (asOriginal || format === "gif" || format === "heif") return false;
  return Math.max(width, height) > SENT_SIDE;
}
