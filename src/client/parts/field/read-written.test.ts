import { expect, it } from "vitest";
import { readWritten } from "./read-written.ts";

it.each([
  ["en", "1,234.5", "1234.5"],
  ["en", "1,5", "1.5"],
  ["en", "1,234", "1234"],
  ["de", "1.234,5", "1234.5"],
  ["de", "1,234", "1.234"],
  ["de", "1.5", "1.5"],
  ["de", "1.234.567", "1234567"],
  ["fr", "1 234,5", "1234.5"],
  ["zh", "-12.50", "-12.50"],
  ["en", "abc", "abc"],
])("%s: %s is read as %s", (locale, written, read) => {
  expect(readWritten("number", written, locale)).toBe(read);
});

it("takes a link without its scheme, and leaves one with another scheme as it is", () => {
  expect(readWritten("link", "example.com/a", "en")).toBe("https://example.com/a");
  expect(readWritten("link", "javascript:alert(1)", "en")).toBe("javascript:alert(1)");
  expect(readWritten("link", "mailto:a@b.de", "en")).toBe("mailto:a@b.de");
});
