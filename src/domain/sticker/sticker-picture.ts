import * as z from "zod/mini";
import { bytesOfBase64 } from "#base/base64.ts";
import { pictureSize } from "#base/picture-size.ts";
import { STICKER_PICTURE_MAX, STICKER_SIDE_MAX } from "./sticker-limits.ts";

/** What the bytes of such a picture begin with, in base64: what says that it is one is one. */
const PICTURE =
  /^data:(?<type>image\/(?:png(?=;base64,iVBORw0KGgo)|webp(?=;base64,UklGR)|gif(?=;base64,R0lGODlh|;base64,R0lGODdh)));base64,(?<content>[A-Za-z0-9+/]*)={0,2}$/;

/** The picture of a sticker, which travels with its row, as `data:` address of a PNG, WebP or GIF. */
export const stickerPictureShape = z
  .string()
  .check(z.maxLength(STICKER_PICTURE_MAX), z.refine(isStickerPicture));

/** Whether it is one by what its bytes say, and no larger than is drawn: few bytes can unpack to more than a device has memory for. */
export function isStickerPicture(picture: string): boolean {
  const { type = "", content = "" } = PICTURE.exec(picture)?.groups ?? {};
  const size = pictureSize(bytesOfBase64(content), type);
  return size !== undefined && [size.width, size.height].every(isSide);
}

function isSide(side: number): boolean {
  return side > 0 && side <= STICKER_SIDE_MAX;
}
