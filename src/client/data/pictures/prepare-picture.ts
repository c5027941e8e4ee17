import { smallerSides } from "#domain/file/smaller-picture.ts";
import { IMAGE_SIDE_MAX } from "#domain/limits.ts";
import { HEADER_BYTES, type ImageHeader, readImageHeader } from "./image-header.ts";
import { decodeUpright, drawJpeg } from "./draw-picture.ts";
import {
  isSentSmaller,
  SENT_SIDE,
  TINY_SIDE,
  type Unpacking,
  unpackingOf,
} from "./picture-plan.ts";
import { decodeScaledJpeg, scalesJpegs } from "./scaled-jpeg.ts";
import { withoutMetadata } from "./without-metadata.ts";

/** A picture made ready to be sent. */
export interface PreparedPicture {
  /** What is sent, and of which type it is. */
  readonly content: Blob;
  readonly width: number;
  readonly height: number;
  /** Left out where the picture is more than this device unpacks: the server makes them. */
  readonly smaller?: SmallerPictures;
}

/** Upright JPEGs of a picture. */
export interface SmallerPictures {
  /** For the row. */
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

/** Pictures of which the server makes smaller ones (`domain/tiles/needs-tiles.ts`). */
const CUT: ReadonlySet<ImageHeader["format"]> = new Set(["jpeg", "png", "webp"]);

/**
 * Makes a picture ready: upright smaller ones to be shown, and itself without the place at which it was taken, smaller
 * where it is larger than anybody looks at. One that is more than this device unpacks goes as it is, without its place.
 * Undefined = it cannot be drawn here, or is no picture: it goes as a file.
 */
export async function preparePicture(
  source: Blob,
  asOriginal: boolean,
  memory: number | undefined,
): Promise<PreparedPicture | undefined> {
  const header = readImageHeader(await source.slice(0, HEADER_BYTES).arrayBuffer());
  if (!header) return undefined;
  const unpacking = unpackingOf(header, { memory, scalesJpegs: await scalesJpegs() });
  const { width, height } = header;
  if (unpacking === "none")
    return isCut(header) ? { content: await withoutMetadata(source), width, height } : undefined;
  const decoded = await decode(source, header, unpacking).catch(() => undefined);
  if (!decoded) return undefined;
  try {
    const sent = isSentSmaller(header, asOriginal)
      ? await drawJpeg(decoded, SENT_SIDE, QUALITY)
      : { ...uprightSides(header, decoded), blob: await withoutMetadata(source) };
    return {
      content: sent.blob,
      width: sent.width,
      height: sent.height,
      smaller: await drawSmaller(decoded),
    };
  } finally {
    decoded.close();
  }
}

/** A HEIC says its sides before it is turned, and how that is only whoever has decoded it. */
function uprightSides({ format, width, height }: ImageHeader, drawn: ImageBitmap) {
  const isTurned = (width - height) * (drawn.width - drawn.height) < 0;
  return format === "heif" && isTurned ? { width: height, height: width } : { width, height };
}

function isCut({ format, width, height }: ImageHeader): boolean {
  return CUT.has(format) && width > 0 && height > 0 && Math.max(width, height) <= IMAGE_SIDE_MAX;
}

async function decode(
  source: Blob,
  header: ImageHeader,
  unpacking: Exclude<Unpacking, "none">,
): Promise<ImageBitmap> {
  if (unpacking === "scaled") return decodeScaledJpeg(source, header, SENT_SIDE);
  return decodeUpright(source, header, SENT_SIDE);
}

async function drawSmaller(decoded: ImageBitmap): Promise<SmallerPictures> {
  const [view, thumb] = [
    await drawJpeg(decoded, smallerSides.view, QUALITY),
    await drawJpeg(decoded, smallerSides.thumb, QUALITY),
  ];
  return {
    tiny: await drawTiny(decoded),
    thumb: await thumb.blob.arrayBuffer(),
    view: await view.blob.arrayBuffer(),
  };
}

/** As good as it may be in the bytes that a row has for it; nothing where even the worst has more. */
async function drawTiny(picture: ImageBitmap): Promise<ArrayBuffer> {
  for (const [side, quality] of TINY_TRIES) {
    const { blob } = await drawJpeg(picture, side, quality);
    if (blob.size <= TINY_BYTES) return blob.arrayBuffer();
  }
  return new ArrayBuffer(0);
}
