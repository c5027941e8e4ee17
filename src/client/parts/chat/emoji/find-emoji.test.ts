import { expect, test } from "vitest";
import { joinEmoji } from "./emoji.ts";
import { codeBeingTyped, completeCode } from "./emoji-code.ts";
import { findEmoji } from "./find-emoji.ts";

const signs =
  "😄|0|0|smile|grinning\n👍️|1|1|+1|thumbsup\n🏗️|5|0|building_construction\n🚩|9|0|red_flag";
const english = joinEmoji(
  signs,
  "grinning face with smiling eyes|happy|smile\nthumbs up|good|yes\nbuilding construction|crane\ntriangular flag|post",
);
const found = (words: string, all = english) =>
  findEmoji(all, words, 8).map(({ symbol }) => symbol);

test("an emoji is found by its code, its name, its words and parts of them, the nearest first", () => {
  expect(found("smile")).toEqual(["😄"]);
  expect(found("+1")).toEqual(["👍️"]);
  expect(found("Crane")).toEqual(["🏗️"]);
  expect(found("flag red")).toEqual(["🚩"]);
  expect(found("construction")).toEqual(["🏗️"]);
  expect(found("nothing like it")).toEqual([]);
  expect(found("  ")).toEqual([]);
});

test("words of another language find the same, with and without their marks", () => {
  const german = joinEmoji(signs, "Grinsen|fröhlich\nDaumen hoch\nKran|Baustelle\nFähnchen");
  expect(found("frohlich", german)).toEqual(["😄"]);
  expect(found("FÄHN", german)).toEqual(["🚩"]);
  const chinese = joinEmoji(signs, "大笑|高兴\n拇指向上|好\n施工|工地\n三角旗");
  expect(found("好", chinese)).toEqual(["👍️"]);
  expect(found("工", chinese)).toEqual(["🏗️"]);
});

test("a code is being typed behind a colon that begins a word, and never in a time or an address", () => {
  const typed = (text: string) => codeBeingTyped(text, text.length);
  expect(typed(":smi")).toBe("smi");
  expect(typed("Well done :thumbsup:")).toBe("thumbsup");
  expect(typed(":好")).toBe("好");
  expect(typed("at 10:30")).toBeUndefined();
  expect(typed("https://plans")).toBeUndefined();
  expect(typed("地点:北京")).toBeUndefined();
  expect(typed(":p")).toBeUndefined();
  expect(typed(": smile")).toBeUndefined();
  expect(codeBeingTyped(":smile and more", 4)).toBe("smi");
});

test("a symbol takes the place of its code and of nothing else", () => {
  expect(completeCode("Well :smi done", 9, "😄")).toEqual({ text: "Well 😄  done", caret: 8 });
  expect(completeCode(":smile:", 7, "😄")).toEqual({ text: "😄 ", caret: 3 });
});
