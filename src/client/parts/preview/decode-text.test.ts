import { expect, test } from "vitest";
import { decodeText, TEXT_SHOWN_MAX } from "./decode-text.ts";

test("a text is read in UTF-8, and else as Chinese Windows writes it", () => {
  expect(decodeText(new TextEncoder().encode("混凝土"))).toEqual({ text: "混凝土", isCut: false });
  const gbk = new Uint8Array([0xbb, 0xec, 0xc4, 0xfd, 0xcd, 0xc1]);
  expect(decodeText(gbk).text).toBe("混凝土");
});

test("a long text is cut, between its characters", () => {
  const bytes = new TextEncoder().encode("梁".repeat(TEXT_SHOWN_MAX / 2));
  const { text, isCut } = decodeText(bytes);
  expect(isCut).toBe(true);
  expect(text).toMatch(/^梁+$/);
});
