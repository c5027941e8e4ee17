import * as z from "zod/mini";
import { expect, test } from "vitest";
import { pictureShape } from "./picture-shape.ts";
import { PICTURE_MAX, shownPicture } from "./picture.ts";

const takes = (picture: string) => z.safeParse(pictureShape, picture).success;

test.each([
  "",
  "data:image/jpeg;base64,/9j/4AAEAAD/wAARCACAAIADASIA",
  "data:image/jpeg;base64,/9j/4AAEAAD/wAARCAEAAQADASIA",
  "data:image/webp;base64,UklGRiAAAABXRUJQVlA4WAoAAAAAAAAAfwAAfwAA",
  "data:image/webp;base64,UklGRiAAAABXRUJQVlA4TAoAAAAvf8AfAAAA",
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAIAAAACACAYAAAA=",
])("%j is a picture, or none", (picture) => expect(takes(picture)).toBe(true));

test.each([
  "https://example.com/me.jpg",
  "data:image/svg+xml;base64,PHN2Zy8+",
  "data:text/html;base64,/9j/",
  "data:image/jpeg;base64,PHN2Zy8+",
  "data:image/jpeg;base64,/9j/ onerror=alert(1)",
  'data:image/jpeg;base64,/9j/"><script>',
  `data:image/jpeg;base64,/9j/${"A".repeat(PICTURE_MAX)}`,
])("%j is none that anybody can set", (picture) => expect(takes(picture)).toBe(false));

test.each([
  ["JPEG", "data:image/jpeg;base64,/9j/4AAEAAD/wAARCD6APoADASIA"],
  [
    "JPEG behind bytes that say nothing",
    "data:image/jpeg;base64,/9j////AABEI6mDqYAMAAAAAAAAAAAAAAAAAAAAAAAAAAA==",
  ],
  ["JPEG that is read in two ways", "data:image/jpeg;base64,/9j/Af/AABEIAIAAgAM="],
  ["PNG", "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAPoAAAD6ACAYAAAA="],
  ["WebP", "data:image/webp;base64,UklGRiAAAABXRUJQVlA4WAoAAAAAAAAAfz4Afz4A"],
  ["WebP without loss", "data:image/webp;base64,UklGRiAAAABXRUJQVlA4TAoAAAAv/7+fDwAA"],
  ["picture that does not say how large it is", "data:image/png;base64,iVBORw0KGgo="],
])("a short %s that unpacks to more than devices have memory for is none", (_kind, picture) =>
  expect(takes(picture)).toBe(false),
);

test("where there is none, or the one that stands for none, initials are shown", () => {
  expect(shownPicture("")).toBeUndefined();
  expect(shownPicture("https://plans.site.example/images/avatar.png")).toBeUndefined();
  expect(shownPicture("data:image/jpeg;base64,/9j/")).toBe("data:image/jpeg;base64,/9j/");
});
