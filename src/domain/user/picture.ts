/** Characters of a picture: 128 pixels square need about 8,000. */
export const PICTURE_MAX = 16_000;
/** Pixels of its sides. */
export const PICTURE_SIDE = 128;
/** What stands for somebody who has no picture (seed 001 section 3): then their initials do. */
const NO_PICTURE = "/avatar.png";

/** The picture that is shown for a person or a group; undefined = their initials. */
export function shownPicture(picture: string): string | undefined {
  return picture === "" || picture.endsWith(NO_PICTURE) ? undefined : picture;
}
