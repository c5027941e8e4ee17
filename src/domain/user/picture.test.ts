import * as z from "zod/mini";
import { expect, test } from "vitest";
import { pictureShape } from "./picture-shape.ts";
import { PICTURE_MAX, shownPicture } from "./picture.ts";

const takes = (picture: string) => z.safeParse(pictureShape, picture).success;

test.each([
  "",
  "data:image/jpeg;base64,/9j/4AAQ",
  "data:image/webp;base64,UklGRh4AAABXRUJQ",
  "data:image/png;base64,iVBORw0KGgo=",
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

test("where there is none, or the one that stands for none, initials are shown", () => {
  expect(shownPicture("")).toBeUndefined();
  expect(shownPicture("https://plans.site.example/images/avatar.png")).toBeUndefined();
  expect(shownPicture("data:image/jpeg;base64,/9j/")).toBe("data:image/jpeg;base64,/9j/");
});
