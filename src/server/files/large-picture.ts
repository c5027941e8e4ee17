import { buffer } from "node:stream/consumers";
import { pictureSize } from "#base/picture-size.ts";
import type { File } from "#domain/file/file.ts";
import { IMAGE_SIDE_MAX } from "#domain/limits.ts";
import { needsTiles } from "#domain/tiles/needs-tiles.ts";
import type { Server } from "../server.ts";
import { sniffType } from "./sniff-type.ts";
import { NotThere } from "./store/file-store.ts";

/** Bytes within which pictures say how large they are, behind all that cameras write of themselves. */
const HEAD = 256 * 1024;

/**
 * How large a picture is by its own content, where that is more than a phone unpacks; undefined of anything else. What its sender
 * says of it binds nobody's device.
 */
export async function largePictureSize(
  { files }: Pick<Server, "files">,
  { sha256, size }: { readonly sha256: string; readonly size: number },
): Promise<Pick<File, "width" | "height"> | undefined> {
  const head = await files
    .read(sha256, { from: 0, to: Math.min(size, HEAD) - 1 })
    .then(buffer)
    .catch((error: unknown) => {
      if (error instanceof NotThere) return undefined;
      throw error;
    });
  const found = head && pictureSize(head, sniffType(head));
  if (!found) return undefined;
  const width = Math.min(found.width, IMAGE_SIDE_MAX);
  const height = Math.min(found.height, IMAGE_SIDE_MAX);
  return needsTiles({ ext: "", size }, { width, height }) ? { width, height } : undefined;
}
