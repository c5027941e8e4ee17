import * as fc from "fast-check";
import { expect, test } from "vitest";
import { extensionOf } from "./file-extension.ts";
import { cleanFileName, FILE_NAME_MAX, fileNameShape } from "./file-name.ts";

test.each([
  ["slab.jpg", "slab.jpg"],
  ["../../etc/passwd", "passwd"],
  [String.raw`C:\site\plan 4.pdf`, "plan 4.pdf"],
  ["a\u202Egpj.exe", "agpj.exe"],
  ["two\nlines.txt", "two lines.txt"],
  ["what?.png", "what_.png"],
  [" .hidden ", "hidden"],
  ["report.", "report"],
  ["CON.txt", "_CON.txt"],
  ["施工图 A-100.dwg", "施工图 A-100.dwg"],
  ["half\ud800 \udc00way.txt", "half way.txt"],
  ["...", ""],
])("%j is called %j", (given, name) => {
  expect(cleanFileName(given)).toBe(name);
});

test("a name that is too long keeps its ending", () => {
  const name = cleanFileName(`${"beam ".repeat(100)}.pdf`);
  expect(name).toMatch(/^(beam )+b\.pdf$/);
  expect(name.length).toBeLessThanOrEqual(FILE_NAME_MAX);
  expect(name.length).toBeGreaterThan(FILE_NAME_MAX - 3);
});

test("a name of which a character takes three bytes is as long as folders of most systems take", () => {
  const name = cleanFileName(`${"梁".repeat(100)}.pdf`);
  expect(name).toMatch(/^梁+\.pdf$/);
  expect(Buffer.byteLength(name)).toBe(253);
});

test("a name is short, on one line, and what is clean stays as it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (given) => {
      const name = cleanFileName(given);
      expect(name.length).toBeLessThanOrEqual(FILE_NAME_MAX);
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
      expect(name).not.toMatch(/[\p{Cc}\p{Cf}\\/]/u);
      expect(cleanFileName(name)).toBe(name);
    }),
  );
});

test.each([
  ["slab.JPG", "jpg"],
  ["archive.tar.gz", "gz"],
  [".profile", ""],
  ["README", ""],
  ["odd.a b", ""],
])("%j ends in %j", (name, ending) => {
  expect(extensionOf(name)).toBe(ending);
});

test("a name of which nothing is left is refused", () => {
  expect(fileNameShape.safeParse("\u200F..").success).toBe(false);
  expect(fileNameShape.parse("a/b.txt")).toBe("b.txt");
});
