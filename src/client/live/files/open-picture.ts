import type { PreparedPicture } from "#client/data/pictures/prepare-picture.ts";
import { prepareInWorker } from "#client/platform/picture-pool.ts";

/** A picked picture as it is looked at, upright and no larger than a screen; undefined = it cannot be drawn here. */
export async function openPicture(file: Blob): Promise<Blob | undefined> {
  const prepared = await prepareInWorker<PreparedPicture>(file, false).catch(() => undefined);
  return prepared?.smaller && new Blob([prepared.smaller.view], { type: "image/jpeg" });
}
