import * as z from "zod/mini";
import { bytesOfBase64 } from "#base/base64.ts";
import { pictureSize } from "#base/picture-size.ts";
import { PICTURE_MAX, PICTURE_SIDE } from "./picture.ts";

/** Pixels of a side at most, by whatever it was drawn: few bytes can unpack to more than a device has memory for. */
const PICTURE_SIDE_MAX = 2 * PICTURE_SIDE;

/** What the bytes of such a picture begin with, in base64: what says that it is one is one. */
const PICTURE =
  /^data:(?<type>image\/(?:jpeg(?=;base64,\/9j\/)|png(?=;base64,iVBORw0KGgo)|webp(?=;base64,UklGR)));base64,(?<content>[A-Za-z0-9+/]*)={0,2}$/;

/** A small picture of a person, a group or the company that travels with their row, as `data:` address; "" = none. */
export const pictureShape = z.string().check(
  z.maxLength(PICTURE_MAX),
  z.refine((picture) => picture === "" || isSmallPicture(picture)),
);

function isSmallPicture(picture: string): boolean {
  const { type = "", content = "" } = PICTURE.exec(picture)?.groups ?? {};
  const size = pictureSize(bytesOfBase64(content), type);
  return size !== undefined && [size.width, size.height].every(isSmallSide);
}

function isSmallSide(side: number): boolean {
  return side > 0 && side <= PICTURE_SIDE_MAX;
}
