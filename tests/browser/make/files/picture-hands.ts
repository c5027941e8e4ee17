import type { PreparedPicture } from "#client/data/pictures/prepare-picture.ts";

/** A photograph to be made: red in the corner that its pixels have first, blue elsewhere. */
export interface MadePhoto {
  readonly width: number;
  readonly height: number;
  readonly orientation: number;
  /** How much of its bytes is there, 1 = all. */
  readonly keep?: number;
  /** A size that it says it has and has not. */
  readonly claims?: readonly [number, number];
  /** A picture that is made already, as Base64, in place of one of these. */
  readonly given?: { readonly base64: string; readonly type: string };
}

const PLACE = "48.2082N 16.3738E";

async function makePhoto(made: MadePhoto): Promise<Blob> {
  const { width, height, orientation, keep = 1, claims, given } = made;
  if (given) return (await fetch(`data:${given.type};base64,${given.base64}`)).blob();
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("Nothing can be drawn here");
  context.fillStyle = "#00f";
  context.fillRect(0, 0, width, height);
  context.fillStyle = "#f00";
  context.fillRect(0, 0, width / 2, height / 2);
  const drawn = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
  const bytes = new Uint8Array(await drawn.arrayBuffer());
  if (claims) claim(bytes, claims);
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation];
  const exif = [...text("Exif\0\0"), ...tiff, 0, 0, 0, 0, 0, 0, ...text(PLACE)];
  const segment = new Uint8Array([0xff, 0xe1, 0, exif.length + 2, ...exif]);
  const whole = new Blob([bytes.slice(0, 2), segment, bytes.slice(2)], { type: drawn.type });
  return whole.slice(0, Math.ceil(whole.size * keep), drawn.type);
}

/** Writes another size into the frame of a JPEG. */
function claim(bytes: Uint8Array, [width, height]: readonly [number, number]): void {
  const view = new DataView(bytes.buffer);
  for (let at = 2; at < bytes.length; at += 2 + view.getUint16(at + 2)) {
    if (view.getUint16(at) !== 0xffc0) continue;
    view.setUint16(at + 5, height);
    view.setUint16(at + 7, width);
    return;
  }
}

const text = (words: string) => new TextEncoder().encode(words);

/** Where the red corner of a picture is, and how long its long side. */
async function look(picture: Blob): Promise<{ corner: string; longSide: number }> {
  const bitmap = await createImageBitmap(picture, { imageOrientation: "from-image" });
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("Nothing can be drawn here");
  context.drawImage(bitmap, 0, 0);
  const isRed = (x: number, y: number) => {
    const [red = 0, , blue = 0] = context.getImageData(x * width, y * height, 1, 1).data;
    return red > blue;
  };
  const corners = [
    ["left top", 0.25, 0.25],
    ["right top", 0.75, 0.25],
    ["left bottom", 0.25, 0.75],
    ["right bottom", 0.75, 0.75],
  ] as const;
  const corner = corners.find(([, x, y]) => isRed(x, y))?.[0] ?? "none";
  return { corner, longSide: Math.max(width, height) };
}

/** Has a photograph made ready by the worker whose code is given; what came of it. */
async function prepare(workerCode: string, made: MadePhoto, asOriginal: boolean) {
  const worker = new Worker(URL.createObjectURL(new Blob([workerCode])));
  const answered = new Promise<MessageEvent>((resolve) => {
    worker.addEventListener("message", resolve);
  });
  const given = [await makePhoto(made), asOriginal];
  const argumentList = given.map((value) => ({ type: "RAW", value }));
  worker.postMessage({ id: "1", type: "APPLY", path: ["prepare"], argumentList });
  const { data } = await answered;
  worker.terminate();
  const { value: prepared } = data as { value?: PreparedPicture };
  if (!prepared) return undefined;
  const { content, smaller, width, height } = prepared;
  const saysPlace = (await content.text()).includes(PLACE);
  if (!smaller) return { width, height, saysPlace, bytes: content.size };
  const { view, thumb, tiny } = smaller;
  const seen = {
    content: await look(content),
    view: await look(new Blob([view])),
    thumb: await look(new Blob([thumb])),
    tiny: await look(new Blob([tiny])),
  };
  const each = <Of extends "corner" | "longSide">(of: Of) => ({
    content: seen.content[of],
    view: seen.view[of],
    thumb: seen.thumb[of],
    tiny: seen.tiny[of],
  });
  return {
    width,
    height,
    bytes: content.size,
    corners: each("corner"),
    longSides: each("longSide"),
    tinyBytes: tiny.byteLength,
    saysPlace,
  };
}

export interface PictureHands {
  readonly prepare: typeof prepare;
}
Object.assign(globalThis, { pictureHands: { prepare } });
