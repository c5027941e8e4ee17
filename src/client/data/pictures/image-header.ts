/** What the first bytes of a picture say of it. */
export interface ImageHeader {
  readonly format: "jpeg" | "png" | "gif" | "webp" | "bmp" | "heif";
  /** Pixels, upright. */
  readonly width: number;
  readonly height: number;
  /** How the camera was held, 1 to 8 as EXIF counts; 1 = upright. */
  readonly orientation: number;
  /** Of a JPEG whose pixels come in several rounds, so that all of them are held while it is unpacked. */
  readonly isProgressive?: true;
}

/** Bytes in which a picture says its size. */
export const HEADER_BYTES = 512 * 1024;

/** Reads the size of a picture without decoding it; undefined where these bytes do not say one. */
export function readImageHeader(bytes: ArrayBuffer): ImageHeader | undefined {
  const view = new DataView(bytes);
  try {
    return (
      readJpeg(view) ??
      readPng(view) ??
      readGif(view) ??
      readWebp(view) ??
      readBmp(view) ??
      readHeif(view)
    );
  } catch (error) {
    // It ends before it has said so.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const SOI = 0xffd8;
/** Holds Exif and XMP. */
export const APP1 = 0xffe1;
const START_OF_SCAN = 0xffda;

/** The segments of a JPEG before its pixels: marker, and from where to where all of it lies. */
export function* jpegSegments(
  view: DataView,
): Generator<{ marker: number; from: number; to: number }> {
  if (view.byteLength < 4 || view.getUint16(0) !== SOI) return;
  for (let from = 2; from + 4 <= view.byteLength;) {
    const marker = view.getUint16(from);
    if (marker < 0xff00 || marker === START_OF_SCAN) return;
    const to = from + 2 + view.getUint16(from + 2);
    yield { marker, from, to };
    from = to;
  }
}

/** Frames say the size; their markers have tables and restarts among them, which do not. */
function isFrame(marker: number): boolean {
  const kind = marker & 0xff;
  return kind >= 0xc0 && kind <= 0xcf && kind !== 0xc4 && kind !== 0xc8 && kind !== 0xcc;
}

/** Frames of which each scan brings a part of every pixel. */
const ROUNDS = new Set([0xc2, 0xc6, 0xca, 0xce]);

function readJpeg(view: DataView): ImageHeader | undefined {
  let orientation = 1;
  for (const { marker, from } of jpegSegments(view)) {
    if (marker === APP1) orientation = exifOrientation(view, from + 4) ?? orientation;
    if (!isFrame(marker)) continue;
    const [height, width] = [view.getUint16(from + 5), view.getUint16(from + 7)];
    const comesInRounds = ROUNDS.has(marker & 0xff) && { isProgressive: true as const };
    return upright({ format: "jpeg", width, height, orientation, ...comesInRounds });
  }
  return undefined;
}

const ORIENTATION_TAG = 0x0112;

/** The orientation in an Exif segment; undefined where it is another segment, a broken one, or says none. */
function exifOrientation(view: DataView, start: number): number | undefined {
  if (view.getUint32(start) !== 0x45786966) return undefined;
  try {
    return tiffOrientation(view, start + 6);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The orientation in the TIFF that Exif is. */
function tiffOrientation(view: DataView, tiff: number): number | undefined {
  const isLittle = view.getUint16(tiff) === 0x4949;
  const directory = tiff + view.getUint32(tiff + 4, isLittle);
  const count = view.getUint16(directory, isLittle);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * 12;
    if (view.getUint16(entry, isLittle) !== ORIENTATION_TAG) continue;
    const orientation = view.getUint16(entry + 8, isLittle);
    return orientation >= 1 && orientation <= 8 ? orientation : undefined;
  }
  return undefined;
}

function upright(header: ImageHeader): ImageHeader {
  const { width, height, orientation } = header;
  return orientation >= 5 ? { ...header, width: height, height: width } : header;
}

function readPng(view: DataView): ImageHeader | undefined {
  if (view.getUint32(0) !== 0x89504e47) return undefined;
  return { format: "png", width: view.getUint32(16), height: view.getUint32(20), orientation: 1 };
}

function readGif(view: DataView): ImageHeader | undefined {
  if (view.getUint32(0) !== 0x47494638) return undefined;
  const [width, height] = [view.getUint16(6, true), view.getUint16(8, true)];
  return { format: "gif", width, height, orientation: 1 };
}

function readBmp(view: DataView): ImageHeader | undefined {
  if (view.getUint16(0) !== 0x424d) return undefined;
  const [width, height] = [view.getInt32(18, true), Math.abs(view.getInt32(22, true))];
  return { format: "bmp", width, height, orientation: 1 };
}

function readWebp(view: DataView): ImageHeader | undefined {
  if (view.getUint32(0) !== 0x52494646 || view.getUint32(8) !== 0x57454250) return undefined;
  const size = webpSize(view);
  return size && { format: "webp", ...size, orientation: 1 };
}

function webpSize(view: DataView): { width: number; height: number } | undefined {
  const int24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
  switch (view.getUint32(12)) {
    case 0x56503858:
      return { width: int24(24) + 1, height: int24(27) + 1 };
    case 0x5650384c: {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 0x56503820:
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
    default:
      return undefined;
  }
}

const ISPE = 0x69737065;

/** HEIC and AVIF say a size for each of their tiles as well; the largest is the picture's. */
function readHeif(view: DataView): ImageHeader | undefined {
  if (view.getUint32(4) !== 0x66747970) return undefined;
  let [width, height] = [0, 0];
  for (let at = 8; at + 16 <= view.byteLength; at += 1) {
    if (view.getUint32(at) !== ISPE) continue;
    const size = [view.getUint32(at + 8), view.getUint32(at + 12)] as const;
    if (size[0] * size[1] > width * height) [width, height] = size;
  }
  return width > 0 ? { format: "heif", width, height, orientation: 1 } : undefined;
}
