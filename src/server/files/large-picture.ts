import { buffer } from "node:stream/consumers";
import { pictureSize } from "#base/picture-size.ts";
import type { File } from "#domain/file/file.ts";
import { IMAGE_SIDE_MAX } from "#domain/limits.ts";
import { needsTiles } from "#domain/tiles/needs-tiles.ts";
import type { Server } from "../server.ts";
import { NotThere } from "./store/file-store.ts";

/** Types of pictures that say by their first bytes how large they are. */
const MEASURED = new Set(["image/jpeg", "image/png", "image/gif", "image/webp"]);
/** Bytes within which they say it: nearly all at once, the others behind all that cameras write of themselves. */
const HEADS = [64 * 1024, 4 * 1024 ** 2];

/**
 * How large a picture is by its own content, where that is more than a phone unpacks; undefined of anything else. What its sender
 * says of it binds nobody's device. A JPEG that does not say it within so many bytes counts as large.
 */
export async function largePictureSize(
  files: Server["files"],
  {
    sha256,
    size,
    type,
  }: { readonly sha256: string; readonly size: number; readonly type: string | undefined },
): Promise<Pick<File, "width" | "height"> | undefined> {
  if (type === undefined || !MEASURED.has(type)) return undefined;
  const found = await sizeByHeads(files, { sha256, size, type });
  if (!found) return undefined;
  const width = Math.min(found.width, IMAGE_SIDE_MAX);
  const height = Math.min(found.height, IMAGE_SIDE_MAX);
  return needsTiles({ ext: "", size }, { width, height }) ? { width, height } : undefined;
}

async function sizeByHeads(
  files: Server["files"],
  { sha256, size, type }: { readonly sha256: string; readonly size: number; readonly type: string },
) {
  for (const length of HEADS) {
    const head = await headOf(files, sha256, Math.min(size, length));
    const found = head && pictureSize(head, type);
    if (found || !head || size <= length) return found;
  }
  return type === "image/jpeg" ? { width: IMAGE_SIDE_MAX, height: IMAGE_SIDE_MAX } : undefined;
}

/** The first bytes of a content; undefined where it is gone. */
async function headOf(files: Server["files"], sha256: string, length: number) {
  return files
    .read(sha256, { from: 0, to: length - 1 })
    .then(buffer)
    .catch((error: unknown) => {
      if (error instanceof NotThere) return undefined;
      throw error;
    });
}
