import { jpegSegments, readImageHeader } from "./image-header.ts";

/** Exif and XMP, and what Photoshop writes: where, when and with what a picture was taken. */
const JPEG_METADATA = new Set([0xffe1, 0xffed]);
const PNG_METADATA = new Set(["eXIf", "tEXt", "zTXt", "iTXt", "tIME"]);
const WEBP_METADATA = new Set(["EXIF", "XMP "]);

/** Pieces of which the whole is made. */
type Pieces = readonly Uint8Array<ArrayBuffer>[];

/**
 * A picture without what it says of the place and the time at which it was taken, in pieces; not one of its pixels changes, and a
 * photograph stays upright. Of a kind that is not known it is the picture itself.
 */
export function stripMetadata(bytes: ArrayBuffer): Pieces {
  try {
    switch (readImageHeader(bytes)?.format) {
      case "jpeg":
        return stripJpeg(bytes);
      case "png":
        return stripPng(bytes);
      case "webp":
        return stripWebp(bytes);
      default:
        return [new Uint8Array(bytes)];
    }
  } catch (error) {
    // A broken picture goes as it is.
    if (error instanceof RangeError) return [new Uint8Array(bytes)];
    throw error;
  }
}

function stripJpeg(bytes: ArrayBuffer): Pieces {
  const orientation = readImageHeader(bytes)?.orientation ?? 1;
  const kept: Uint8Array<ArrayBuffer>[] = [new Uint8Array(bytes, 0, 2)];
  if (orientation > 1) kept.push(exifOf(orientation));
  let end = 2;
  for (const { marker, from, to } of jpegSegments(new DataView(bytes))) {
    if (!JPEG_METADATA.has(marker)) kept.push(new Uint8Array(bytes, from, to - from));
    end = to;
  }
  return [...kept, new Uint8Array(bytes, end)];
}

/** An Exif segment that says nothing but how the camera was held. */
function exifOf(orientation: number): Uint8Array<ArrayBuffer> {
  const head = [0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0];
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1];
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  return Uint8Array.from([...head, ...tiff, ...entry, 0, 0, 0, 0]);
}

function stripPng(bytes: ArrayBuffer): Pieces {
  const view = new DataView(bytes);
  const kept: Uint8Array<ArrayBuffer>[] = [new Uint8Array(bytes, 0, 8)];
  for (let from = 8; from < bytes.byteLength;) {
    const length = 12 + view.getUint32(from);
    if (!PNG_METADATA.has(nameAt(view, from + 4))) kept.push(new Uint8Array(bytes, from, length));
    from += length;
  }
  return kept;
}

/** Where they stand in their piece. */
const WEBP_FLAGS = 8;
/** Bits that say that Exif and XMP follow. */
const WEBP_FLAGS_KEPT = 0xff & ~0x0c;

function stripWebp(bytes: ArrayBuffer): Pieces {
  const view = new DataView(bytes);
  const kept: Uint8Array<ArrayBuffer>[] = [];
  for (let from = 12; from + 8 <= bytes.byteLength;) {
    const size = view.getUint32(from + 4, true);
    const length = 8 + size + (size % 2);
    const name = nameAt(view, from);
    const piece = new Uint8Array(bytes, from, length);
    if (!WEBP_METADATA.has(name)) kept.push(name === "VP8X" ? saysNothing(piece) : piece);
    from += length;
  }
  const head = new Uint8Array(bytes.slice(0, 12));
  const size = kept.reduce((sum, { length }) => sum + length, head.length);
  new DataView(head.buffer).setUint32(4, size - 8, true);
  return [head, ...kept];
}

/** The piece of a WebP that says what is in it, without those. */
function saysNothing(piece: Uint8Array): Uint8Array<ArrayBuffer> {
  const other = Uint8Array.from(piece);
  other[WEBP_FLAGS] = (other[WEBP_FLAGS] ?? 0) & WEBP_FLAGS_KEPT;
  return other;
}

function nameAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));
}
