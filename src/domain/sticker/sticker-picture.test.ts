import { expect, test } from "vitest";
import { SMALL_GIF, SMALL_STICKER } from "#tests/make/cases/small-stickers.ts";
import { STICKER_PICTURE_MAX } from "./sticker-limits.ts";
import { isStickerPicture, stickerPictureShape } from "./sticker-picture.ts";

/** A GIF that says of itself that it has these sides. */
function gifOf(width: number, height: number): string {
  const bytes = [
    0x47,
    0x49,
    0x46,
    0x38,
    0x39,
    0x61,
    width & 255,
    width >> 8,
    height & 255,
    height >> 8,
  ];
  return `data:image/gif;base64,${btoa(String.fromCharCode(...bytes))}`;
}

test("PNG and GIF are taken by what their bytes say", () => {
  expect([SMALL_STICKER, SMALL_GIF].map(isStickerPicture)).toEqual([true, true]);
  expect([gifOf(512, 300), gifOf(513, 1), gifOf(0, 9)].map(isStickerPicture)).toEqual([
    true,
    false,
    false,
  ]);
});

test.each([
  "",
  "https://site/x.png",
  SMALL_STICKER.replace("image/png", "image/gif"),
  SMALL_GIF.replace("image/gif", "image/svg+xml"),
  SMALL_STICKER.replace("image/png", "text/html"),
  `${SMALL_STICKER}" onerror="alert(1)`,
  "data:image/png;base64,iVBORw0KGgo=",
])("%s is no picture of a sticker", (picture) => {
  expect(isStickerPicture(picture)).toBe(false);
});

test("one that is too large is refused before it is looked at", () => {
  const large = SMALL_STICKER.replace("==", "A".repeat(STICKER_PICTURE_MAX));
  expect(stickerPictureShape.safeParse(large).success).toBe(false);
});
