import { expect, test } from "vitest";
import { formFilesOf, valueOfFile } from "./form-files.ts";

test("a file comes back from the value that names it", () => {
  const file = { fileId: 7, name: "Pier 4.JPG", ext: "jpg", size: 2_000 };
  expect(formFilesOf([valueOfFile(file)])).toEqual([file]);
});

test("what names no file is none", () => {
  expect(formFilesOf([null, "a", {}, { name: "a.pdf", url: "https://x" }, { fileId: -1 }])).toEqual(
    [],
  );
  expect(formFilesOf(null)).toEqual([]);
});
