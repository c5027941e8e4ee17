import { expect, test } from "vitest";
import { isSignature, signatureOfName, signatureOfStrokes } from "./signature-picture.ts";

test("what was drawn is a picture of its lines, and a touch is a dot", () => {
  const picture = decodeURIComponent(
    signatureOfStrokes([
      [1.2, 2, 30, 40],
      [5, 6],
    ]) ?? "",
  );
  expect(picture).toContain('d="M1 2L30 40M5 6L5 6"');
  expect(isSignature(signatureOfStrokes([[1, 2]]))).toBe(true);
});

test("nothing drawn is no signature", () => {
  expect(signatureOfStrokes([])).toBeNull();
});

test("a name signs without being read as a drawing", () => {
  const picture = decodeURIComponent(signatureOfName('<script>"A&B"</script>'));
  expect(picture).not.toContain("<script>");
  expect(picture).toContain("A&#38;B");
});

test("an address from elsewhere is shown as no signature", () => {
  expect(isSignature("https://example.com/pixel.png")).toBe(false);
});
