import { expose, transfer } from "comlink";
import { preparePicture, type PreparedPicture } from "#client/data/pictures/prepare-picture.ts";

/** Makes a picture ready to be sent; undefined = it goes as a file. */
async function prepare(source: Blob, asOriginal: boolean): Promise<PreparedPicture | undefined> {
  const { deviceMemory } = navigator as { deviceMemory?: number };
  const prepared = await preparePicture(source, asOriginal, deviceMemory);
  if (!prepared?.smaller) return prepared;
  const { tiny, thumb, view } = prepared.smaller;
  return transfer(prepared, [tiny, thumb, view]);
}

expose({ prepare });
