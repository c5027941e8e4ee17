interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels of a picture as its first bytes say, before anybody unpacks it; undefined where they do not. */
export function pictureSize(bytes: Uint8Array, type: string): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (type === "image/png") return { width: view.getUint32(16), height: view.getUint32(20) };
    if (type === "image/gif") return sizeOfGif(view);
    if (type === "image/jpeg") return sizeOfJpeg(view);
    return type === "image/webp" ? sizeOfWebp(view) : undefined;
  } catch {
    // It ends before it has said so.
    return undefined;
  }
}

const GIF_EXTENSION = 0x21;
const GIF_IMAGE = 0x2c;
const GIF_END = 0x3b;

/** Of a GIF its screen and each of its pictures say it: browsers draw all of one that is larger than the screen. */
function sizeOfGif(view: DataView): Size | undefined {
  let width = view.getUint16(6, true);
  let height = view.getUint16(8, true);
  let place = 13 + colorsOfGif(view.getUint8(10));
  while (place < view.byteLength && view.getUint8(place) !== GIF_END) {
    const kind = view.getUint8(place);
    if (kind === GIF_EXTENSION) place = behindBlocks(view, place + 2);
    else if (kind === GIF_IMAGE) {
      width = Math.max(width, view.getUint16(place + 1, true) + view.getUint16(place + 5, true));
      height = Math.max(height, view.getUint16(place + 3, true) + view.getUint16(place + 7, true));
      place = behindBlocks(view, place + 11 + colorsOfGif(view.getUint8(place + 9)));
    } else return undefined;
  }
  return { width, height };
}

/** Bytes of the list of colours that these flags announce. */
function colorsOfGif(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
}

/** Where a row of blocks ends, each of which begins with its length. */
function behindBlocks(view: DataView, from: number): number {
  let place = from;
  while (place < view.byteLength && view.getUint8(place) > 0) place += 1 + view.getUint8(place);
  return place + 1;
}

/** Of a JPEG a frame says it, behind any number of other segments. */
function sizeOfJpeg(view: DataView): Size | undefined {
  let place = 2;
  while (view.getUint8(place) === 0xff) {
    const marker = view.getUint8(place + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.getUint16(place + 5), width: view.getUint16(place + 7) };
    // Before a marker any number of such bytes may stand.
    if (marker === 0xff) place += 1;
    // What has no length cannot come before a frame: whoever skips it reads another picture than browsers do.
    else if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd9)) return undefined;
    else place += 2 + view.getUint16(place + 2);
  }
  return undefined;
}

/** A WebP is one of three kinds, and each says it in its own way. */
function sizeOfWebp(view: DataView): Size | undefined {
  const kind = String.fromCharCode(...[12, 13, 14, 15].map((place) => view.getUint8(place)));
  switch (kind) {
    case "VP8X":
      return { width: threeBytes(view, 24) + 1, height: threeBytes(view, 27) + 1 };
    case "VP8L": {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case "VP8 ":
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
    default:
      return undefined;
  }
}

function threeBytes(view: DataView, place: number): number {
  return view.getUint16(place, true) + 65_536 * view.getUint8(place + 2);
}
