import sharp from "sharp";
import { type SmallerVariant, smallerSides } from "#domain/file/smaller-picture.ts";
import { PIXELS_MAX } from "./tiling-limits.ts";

const QUALITY = 85;

/** Draws the smaller pictures of one, as browsers do: upright JPEGs that say nothing of place and time. */
export async function drawSmaller(
  picture: string,
  to: Readonly<Record<SmallerVariant, string>>,
): Promise<void> {
  await drawOne(picture, smallerSides.view, to.view);
  await drawOne(to.view, smallerSides.thumb, to.thumb);
}

async function drawOne(picture: string, side: number, to: string): Promise<void> {
  await sharp(picture, { limitInputPixels: PIXELS_MAX, sequentialRead: true, failOn: "error" })
    .autoOrient()
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: QUALITY })
    .toFile(to);
}
