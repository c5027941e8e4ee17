import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { TILE_SIDE } from "#domain/tiles/tile-levels.ts";
import { NotTiled } from "./tile-job.ts";
import { PIXELS_MAX } from "./tiling-limits.ts";

/** Pixels that were drawn here: red, green and blue of each, row by row. */
export interface Pixels {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Tiles in a folder: below it one for each level, numbered from the coarsest, with a file for each tile. */
export interface CutPicture {
  readonly folder: string;
  readonly width: number;
  readonly height: number;
}

/** Lines stay sharp, and cutting takes seconds and not minutes. */
const WEBP = { quality: 80, effort: 2 };

/** Cuts a picture into tiles at all levels. It is read row by row: of 100 million pixels a few are in memory at a time. */
export async function cutPicture(picture: string | Pixels, folder: string): Promise<CutPicture> {
  sharp.cache(false);
  // One picture at a time, on one of the machine's processors.
  sharp.concurrency(1);
  const name = join(folder, "picture.dz");
  const source = await opened(picture);
  const { width, height } = await source
    .autoOrient()
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .webp(WEBP)
    .tile({ size: TILE_SIDE, overlap: 0, layout: "dz", container: "fs", depth: "onetile" })
    .toFile(name);
  return { folder: join(folder, "picture_files"), width, height };
}

async function opened(picture: string | Pixels): Promise<Sharp> {
  if (typeof picture !== "string") {
    const { bytes, width, height } = picture;
    return sharp(bytes, { raw: { width, height, channels: 3 } });
  }
  const source = sharp(picture, {
    limitInputPixels: PIXELS_MAX,
    sequentialRead: true,
    failOn: "error",
  });
  const { width, height } = await sharp(picture, { limitInputPixels: false }).metadata();
  if (width * height > PIXELS_MAX) throw new NotTiled("tooLarge");
  return source;
}
