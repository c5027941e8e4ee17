import { expect, test } from "vitest";
import { dispositionOf } from "./disposition.ts";

test("a name goes whole, whatever is in it, and ends no header", () => {
  expect(dispositionOf("attachment", 'Plan "A" (2).pdf')).toBe(
    `attachment; filename="Plan _A_ (2).pdf"; filename*=UTF-8''Plan%20%22A%22%20%282%29.pdf`,
  );
  expect(dispositionOf("inline", "施工图.jpg")).toBe(
    `inline; filename="___.jpg"; filename*=UTF-8''%E6%96%BD%E5%B7%A5%E5%9B%BE.jpg`,
  );
  expect(dispositionOf("attachment", "a\r\nb: c")).not.toMatch(/[\r\n]/);
});
