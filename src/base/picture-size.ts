interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels of a picture as its first bytes say, before anybody unpacks it; undefined where they do not. */
export function pictureSize(bytes: Uint8Array, type: string): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (type === "image/png") return { width: view.getUint32(16), height: view.getUint32(20) };
    if (type === "image/gif")
      return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    if (type === "image/jpeg") return sizeOfJpeg(view);
    return type === "image/webp" ? sizeOfWebp(view) : undefined;
  } catch {
    // It ends before it has said so.
    return undefined;
  }
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
