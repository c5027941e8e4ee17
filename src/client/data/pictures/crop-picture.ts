import { PICTURE_MAX, PICTURE_SIDE } from "#domain/user/picture.ts";
import { drawJpeg } from "./draw-picture.ts";

/** A part of a picture, in its pixels. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** From good to bad, until it is short enough. */
const QUALITIES = [0.85, 0.7, 0.5, 0.3];

/** A square of a picture, small enough to travel with the row of a person or a group, as `data:` address. */
export async function cropPicture(picture: Blob, area: PictureArea): Promise<string> {
  const { x, y, width, height } = area;
  const part = await createImageBitmap(picture, x, y, width, height);
  try {
    for (const quality of QUALITIES) {
      const { blob } = await drawJpeg(part, PICTURE_SIDE, quality);
      const address = await addressOf(blob);
      if (address.length <= PICTURE_MAX) return address;
    }
    throw new Error("A square of this size always fits");
  } finally {
    part.close();
  }
}

async function addressOf(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return `data:image/jpeg;base64,${btoa(String.fromCharCode(...bytes))}`;
}
