import type { File } from "../file/file.ts";
import type { SheetRevision } from "../sheet/sheet-revision.ts";

/** A picture with more pixels is more than a phone unpacks. */
const PICTURE_PIXELS = 16_777_216;
/** A PDF of more bytes is more than a phone fetches for one of its pages. */
const PAPER_BYTES = 20 * 1024 ** 2;

/** Whether a sheet is so large that the server cuts it into tiles. */
export function needsTiles(
  { ext, size }: Pick<File, "ext" | "size">,
  { width, height }: Pick<SheetRevision, "width" | "height">,
): boolean {
  return ext === "pdf" ? size > PAPER_BYTES : width * height > PICTURE_PIXELS;
}

/** Endings of pictures that are cut wherever they lie, by their own size. */
const CUT = new Set(["jpg", "jpeg", "png", "webp"]);

/** Whether a picture is so large that it is looked at in tiles, in a register of drawings or elsewhere: the only page it has is 1. */
export function isLargePicture(
  file: Pick<File, "ext" | "size"> & Pick<SheetRevision, "width" | "height">,
): boolean {
  return CUT.has(file.ext) && needsTiles(file, file);
}
