import { expect, test } from "vitest";
import { SMALL_GIF, SMALL_STICKER } from "#tests/make/cases/small-stickers.ts";
import { STICKER_PICTURE_MAX } from "./sticker-limits.ts";
import { isStickerPicture, stickerPictureShape } from "./sticker-picture.ts";

const sides = (...lengths: number[]) => lengths.flatMap((length) => [length & 255, length >> 8]);

/** A GIF that says of itself that it has these sides, with these bytes behind. */
function gifOf(width: number, height: number, behind: readonly number[] = []): string {
  const bytes = [...sides(width, height), 0, 0, 0, ...behind];
  return `data:image/gif;base64,${btoa(`GIF89a${String.fromCharCode(...bytes)}`)}`;
}

/** A picture of a GIF in its place, behind a remark. */
const pictureAt = (left: number, top: number, width: number, height: number) => {
  const remark = [0x21, 0xfe, 2, 0x2c, 0x3b, 0];
  return [...remark, 0x2c, ...sides(left, top, width, height), 0, 2, 1, 0x3b, 0];
};

test("PNG and GIF are taken by what their bytes say", () => {
  expect([SMALL_STICKER, SMALL_GIF].map(isStickerPicture)).toEqual([true, true]);
  expect([gifOf(512, 300), gifOf(513, 1), gifOf(0, 9)].map(isStickerPicture)).toEqual([
    true,
    false,
    false,
  ]);
});

test("a GIF is as large as the largest of its pictures", () => {
  const inside = pictureAt(10, 10, 500, 290);
  const [one, beyond, later] = [
    gifOf(512, 300, [...inside, ...inside, 0x3b]),
    gifOf(1, 1, [...pictureAt(0, 0, 16_000, 16_000), 0x3b]),
    gifOf(512, 300, [...inside, ...pictureAt(400, 0, 113, 1), 0x3b]),
  ];
  expect([one, beyond, later].map((gif) => isStickerPicture(gif ?? ""))).toEqual([
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
