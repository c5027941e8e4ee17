import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { join } from "node:path";
import { tileLevels } from "#domain/tiles/tile-levels.ts";
import { writePackHead } from "#domain/tiles/tile-pack.ts";
import type { CutPicture } from "./cut-picture.ts";
import { NotTiled } from "./tile-job.ts";

/** Puts the tiles of a picture into one file, as `tile-pack.ts` says, where they take no more than `most` bytes. */
export async function packTiles(
  { folder, width, height }: CutPicture,
  to: string,
  most: number,
): Promise<void> {
  const paths = tileLevels(width, height).flatMap(({ columns, rows }, level) =>
    Array.from({ length: columns * rows }, (_, index) =>
      join(folder, String(level), `${index % columns}_${Math.floor(index / columns)}.webp`),
    ),
  );
  const sizes: number[] = [];
  for (const path of paths) sizes.push((await stat(path)).size);
  if (sizes.reduce((sum, size) => sum + size, 0) > most) throw new NotTiled("tooLarge");
  const pack = await open(to, "wx", 0o600);
  try {
    await pack.write(writePackHead({ width, height }, sizes));
    for (const path of paths)
      for await (const piece of createReadStream(path) as AsyncIterable<Buffer>)
        await pack.write(piece);
  } finally {
    await pack.close();
  }
}
