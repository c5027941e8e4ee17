import { expect, test } from "vitest";
import { shownAs } from "./shown-as.ts";

test.each(["jpg", "png", "gif", "jpeg", "bmp", "ico", "heic"])(
  "a %s is shown as a picture",
  (ext) => {
    expect(shownAs(ext)).toBe("image");
  },
);

test.each([
  ["mp4", "video"],
  ["m3u8", "stream"],
  ["rmvb", "none"],
  ["mp3", "audio"],
  ["wma", "none"],
  ["pdf", "pdf"],
  ["docx", "word"],
  ["doc", "word"],
  ["xls", "sheet"],
  ["ppt", "slides"],
  ["csv", "sheet"],
  ["pptx", "slides"],
  ["md", "markdown"],
  ["html", "document"],
  ["log", "text"],
  ["py", "text"],
  ["exe", "none"],
  ["", "none"],
])("what ends in %j is shown as %s", (ext, shown) => {
  expect(shownAs(ext)).toBe(shown);
});
