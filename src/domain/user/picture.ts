import * as z from "zod/mini";

/** Characters of a picture: 128 pixels square need about 8,000. */
export const PICTURE_MAX = 16_000;
/** Pixels of its sides. */
export const PICTURE_SIDE = 128;

/** What the bytes of such a picture begin with, in base64: what says that it is one is one. */
const PICTURE =
  /^data:image\/(?:jpeg;base64,\/9j\/|png;base64,iVBORw0KGgo|webp;base64,UklGR)[A-Za-z0-9+/]*={0,2}$/;

/** A small picture of a person or a group that travels with their row, as `data:` address; "" = none. */
export const pictureShape = z.string().check(
  z.maxLength(PICTURE_MAX),
  z.refine((picture) => picture === "" || PICTURE.test(picture)),
);

/** What stands for somebody who has no picture (seed 001 section 3): then their initials do. */
const NO_PICTURE = "/avatar.png";

/** The picture that is shown for a person or a group; undefined = their initials. */
export function shownPicture(picture: string): string | undefined {
  return picture === "" || picture.endsWith(NO_PICTURE) ? undefined : picture;
}
