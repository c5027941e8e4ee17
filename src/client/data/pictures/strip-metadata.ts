import { jpegSegments, readImageHeader } from "./image-header.ts";

/** Exif and XMP, and what Photoshop writes: where, when and with what a picture was taken. */
const JPEG_METADATA = new Set([0xffe1, 0xffed]);
const PNG_METADATA = new Set(["eXIf", "tEXt", "zTXt", "iTXt", "tIME"]);
const WEBP_METADATA = new Set(["EXIF", "XMP "]);

/**
 * A picture without what it says of the place and the time at which it was taken; not one of its pixels changes, and a
 * photograph stays upright. Of a kind that is not known it is the picture itself.
 */
export function stripMetadata(bytes: ArrayBuffer): ArrayBuffer {
  try {
    switch (readImageHeader(bytes)?.format) {
      case "jpeg":
        return stripJpeg(bytes);
      case "png":
        return stripPng(bytes);
      case "webp":
        return stripWebp(bytes);
      default:
        return bytes;
    }
  } catch (error) {
    // A broken picture goes as it is.
    if (error instanceof RangeError) return bytes;
    throw error;
  }
}

function stripJpeg(bytes: ArrayBuffer): ArrayBuffer {
  const orientation = readImageHeader(bytes)?.orientation ?? 1;
  const kept: Uint8Array[] = [new Uint8Array(bytes, 0, 2)];
  if (orientation > 1) kept.push(exifOf(orientation));
  let end = 2;
  for (const { marker, from, to } of jpegSegments(new DataView(bytes))) {
    if (!JPEG_METADATA.has(marker)) kept.push(new Uint8Array(bytes, from, to - from));
    end = to;
  }
  return joined([...kept, new Uint8Array(bytes, end)]);
}

/** An Exif segment that says nothing but how the camera was held. */
function exifOf(orientation: number): Uint8Array {
  const head = [0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0];
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1];
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  return Uint8Array.from([...head, ...tiff, ...entry, 0, 0, 0, 0]);
}

function stripPng(bytes: ArrayBuffer): ArrayBuffer {
  const view = new DataView(bytes);
  const kept: Uint8Array[] = [new Uint8Array(bytes, 0, 8)];
  for (let from = 8; from < bytes.byteLength;) {
    const length = 12 + view.getUint32(from);
    if (!PNG_METADATA.has(nameAt(view, from + 4))) kept.push(new Uint8Array(bytes, from, length));
    from += length;
  }
  return joined(kept);
}

const WEBP_FLAGS = 20;
/** Bits that say that Exif and XMP follow. */
const WEBP_FLAGS_KEPT = 0xff & ~0x0c;

function stripWebp(bytes: ArrayBuffer): ArrayBuffer {
  const view = new DataView(bytes);
  const kept: Uint8Array[] = [new Uint8Array(bytes, 0, 12)];
  for (let from = 12; from + 8 <= bytes.byteLength;) {
    const size = view.getUint32(from + 4, true);
    const length = 8 + size + (size % 2);
    if (!WEBP_METADATA.has(nameAt(view, from))) kept.push(new Uint8Array(bytes, from, length));
    from += length;
  }
  const stripped = joined(kept);
  const header = new DataView(stripped);
  header.setUint32(4, stripped.byteLength - 8, true);
  if (nameAt(header, 12) === "VP8X") {
    header.setUint8(WEBP_FLAGS, header.getUint8(WEBP_FLAGS) & WEBP_FLAGS_KEPT);
  }
  return stripped;
}

function nameAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));
}

function joined(pieces: readonly Uint8Array[]): ArrayBuffer {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all.buffer;
}
