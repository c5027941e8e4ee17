import { APP1, HEADER_BYTES, type ImageHeader, jpegSegments } from "./image-header.ts";
import { fitInto, scaledInto } from "./picture-plan.ts";

const JPEG = "image/jpeg";
/** Pixels of each side of a picture by which is tried whether a browser scales. */
const TRIED = 64;

let answer: Promise<boolean> | undefined;

/** Whether this browser unpacks a JPEG at a smaller size; some that say so unpack all of it. Tried once. */
export async function scalesJpegs(): Promise<boolean> {
  answer ??= tryScaling().catch(() => false);
  return answer;
}

async function tryScaling(): Promise<boolean> {
  if (typeof ImageDecoder === "undefined") return false;
  const canvas = new OffscreenCanvas(TRIED, TRIED);
  canvas.getContext("2d");
  const size = { width: TRIED, height: TRIED };
  const frame = await decodeAt(await canvas.convertToBlob({ type: JPEG }), size, TRIED / 4);
  const { codedWidth } = frame;
  frame.close();
  return codedWidth < TRIED;
}

/** A JPEG upright, its long side as long as that, of which no more was unpacked than was needed. */
export async function decodeScaledJpeg(
  source: Blob,
  { width, height, orientation }: ImageHeader,
  side: number,
): Promise<ImageBitmap> {
  const isTurned = orientation >= 5;
  const size = isTurned ? { width: height, height: width } : { width, height };
  const frame = await decodeAt(await withoutExif(source), size, side);
  try {
    const { width: across, height: down } = fitInto({ width, height }, side);
    const canvas = new OffscreenCanvas(across, down);
    const context = canvas.getContext("2d", { alpha: false });
    if (!context) throw new Error("This browser draws no pictures");
    context.imageSmoothingQuality = "high";
    context.setTransform(...uprightBy(orientation, across, down));
    context.drawImage(frame, 0, 0, isTurned ? down : across, isTurned ? across : down);
    return canvas.transferToImageBitmap();
  } finally {
    frame.close();
  }
}

async function decodeAt(
  source: Blob,
  size: { readonly width: number; readonly height: number },
  side: number,
): Promise<VideoFrame> {
  const wanted = scaledInto(size, side);
  const decoder = new ImageDecoder({
    type: JPEG,
    data: source.stream(),
    // One more: a browser takes the largest size that has no more pixels than these.
    desiredWidth: wanted.width + 1,
    desiredHeight: wanted.height + 1,
  });
  try {
    return (await decoder.decode()).image;
  } finally {
    decoder.close();
  }
}

/** Browsers disagree on whether what is unpacked this way is turned by what it says of itself: so it says nothing. */
async function withoutExif(source: Blob): Promise<Blob> {
  const head = new DataView(await source.slice(0, HEADER_BYTES).arrayBuffer());
  const kept: Blob[] = [];
  let end = 0;
  for (const { marker, from, to } of jpegSegments(head)) {
    if (marker !== APP1) continue;
    kept.push(source.slice(end, from));
    end = to;
  }
  return new Blob([...kept, source.slice(end)]);
}

type Transform = [a: number, b: number, c: number, d: number, e: number, f: number];

/** How pixels are drawn that were taken with a camera held as EXIF counts it, so that they stand upright in a picture of that size. */
function uprightBy(orientation: number, width: number, height: number): Transform {
  switch (orientation) {
    case 2:
      return [-1, 0, 0, 1, width, 0];
    case 3:
      return [-1, 0, 0, -1, width, height];
    case 4:
      return [1, 0, 0, -1, 0, height];
    case 5:
      return [0, 1, 1, 0, 0, 0];
    case 6:
      return [0, 1, -1, 0, width, 0];
    case 7:
      return [0, -1, -1, 0, width, height];
    case 8:
      return [0, -1, 1, 0, 0, height];
    default:
      return [1, 0, 0, 1, 0, 0];
  }
}
