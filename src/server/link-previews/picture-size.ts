interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels of a picture as its first bytes say, before anybody unpacks it; undefined where they do not. */
export function pictureSize(bytes: Buffer, type: string): Size | undefined {
  try {
    if (type === "image/png")
      return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
    if (type === "image/jpeg") return sizeOfJpeg(bytes);
    return type === "image/webp" ? sizeOfWebp(bytes) : undefined;
  } catch {
    // It ends before it has said so.
    return undefined;
  }
}

/** Of a JPEG a frame says it, behind any number of other segments. */
function sizeOfJpeg(bytes: Buffer): Size | undefined {
  let place = 2;
  while (bytes.readUInt8(place) === 0xff) {
    const marker = bytes.readUInt8(place + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame)
      return { height: bytes.readUInt16BE(place + 5), width: bytes.readUInt16BE(place + 7) };
    place += 2 + bytes.readUInt16BE(place + 2);
  }
  return undefined;
}

/** A WebP is one of three kinds, and each says it in its own way. */
function sizeOfWebp(bytes: Buffer): Size | undefined {
  switch (bytes.toString("latin1", 12, 16)) {
    case "VP8X":
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    case "VP8L": {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case "VP8 ":
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    default:
      return undefined;
  }
}
