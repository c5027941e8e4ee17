import { expect, test } from "vitest";
import { placeFrom } from "./relations.ts";

test.each([
  ["../media/image1.png", "ppt/media/image1.png"],
  ["/ppt/media/image1.png", "ppt/media/image1.png"],
  ["notes.xml", "ppt/slides/notes.xml"],
  ["../../../../../etc/passwd", "etc/passwd"],
])("%s is %s", (target, place) => {
  expect(placeFrom("ppt/slides/slide1.xml", target)).toBe(place);
});
