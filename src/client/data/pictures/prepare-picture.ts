import { HEADER_BYTES, readImageHeader } from "./image-header.ts";
import { decodeUpright, drawJpeg } from "./draw-picture.ts";
import {
  canDecode,
  isSentSmaller,
  SENT_SIDE,
  THUMB_SIDE,
  TINY_SIDE,
  VIEW_SIDE,
} from "./picture-plan.ts";
import { stripMetadata } from "./strip-metadata.ts";

/** A picture made ready to be sent. */
export interface PreparedPicture {
  /** What is sent, and of which type it is. */
  readonly content: Blob;
  readonly width: number;
  readonly height: number;
  /** A small JPEG for the row. */
  readonly tiny: ArrayBuffer;
  readonly thumb: ArrayBuffer;
  readonly view: ArrayBuffer;
}

/** Bytes of the small picture that travels with a message. */
const TINY_BYTES = 2_048;
/** From good to bad; and at last smaller. */
const TINY_TRIES = [
  [TINY_SIDE, 0.7],
  [TINY_SIDE, 0.5],
  [TINY_SIDE, 0.3],
  [TINY_SIDE / 2, 0.4],
  [TINY_SIDE / 4, 0.2],
] as const;
const QUALITY = 0.85;

/**
 * Makes a picture ready: upright smaller ones to be shown, and itself without the place at which it was taken, smaller
 * where it is larger than anybody looks at. Undefined = it cannot be drawn here, or is no picture: it goes as a file.
 */
export async function preparePicture(
  source: Blob,
  asOriginal: boolean,
  deviceMemory: number | undefined,
): Promise<PreparedPicture | undefined> {
  const header = readImageHeader(await source.slice(0, HEADER_BYTES).arrayBuffer());
  if (!header || !canDecode(header, deviceMemory)) return undefined;
  const decoded = await decodeUpright(source, header, SENT_SIDE).catch(() => undefined);
  if (!decoded) return undefined;
  try {
    const sent = isSentSmaller(header, asOriginal)
      ? await drawJpeg(decoded, SENT_SIDE, QUALITY)
      : { ...header, blob: await withoutMetadata(source) };
    const [view, thumb] = [
      await drawJpeg(decoded, VIEW_SIDE, QUALITY),
      await drawJpeg(decoded, THUMB_SIDE, QUALITY),
    ];
    return {
      content: sent.blob,
      width: sent.width,
      height: sent.height,
      tiny: await drawTiny(decoded),
      thumb: await thumb.blob.arrayBuffer(),
      view: await view.blob.arrayBuffer(),
    };
  } finally {
    decoded.close();
  }
}

async function withoutMetadata(source: Blob): Promise<Blob> {
  const stripped = stripMetadata(await source.arrayBuffer());
  return new Blob([stripped], { type: source.type });
}

/** As good as it may be in the bytes that a row has for it; nothing where even the worst has more. */
async function drawTiny(picture: ImageBitmap): Promise<ArrayBuffer> {
  for (const [side, quality] of TINY_TRIES) {
    const { blob } = await drawJpeg(picture, side, quality);
    if (blob.size <= TINY_BYTES) return blob.arrayBuffer();
  }
  return new ArrayBuffer(0);
}
