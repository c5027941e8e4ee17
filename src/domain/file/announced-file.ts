import * as z from "zod/mini";
import { FILE_SIZE_MAX, IMAGE_SIDE_MAX } from "../limits.ts";
import { fileNameShape } from "./file-name.ts";
import { md5Shape } from "./file.ts";

const sideShape = z.int().check(z.nonnegative(), z.maximum(IMAGE_SIDE_MAX));

/** The arguments that announce a file whose content follows by `file/chunk` and `file/merge`. */
export const announcedFields = {
  name: fileNameShape,
  /** Bytes of the content that follows. */
  size: z.int().check(z.positive(), z.maximum(FILE_SIZE_MAX)),
  md5: md5Shape,
  /** Pixels of what can be seen. */
  width: z.optional(sideShape),
  height: z.optional(sideShape),
};
