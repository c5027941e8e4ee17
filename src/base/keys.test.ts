import { describe, expect, it } from "vitest";
import { combinationOf, isTyped, type KeyPress, printedKeys } from "./keys.ts";

function press(key: string, held: Partial<KeyPress> = {}): KeyPress {
  return { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held };
}

describe("a key press", () => {
  it("is written with Mod for Ctrl, and for Command on Apple's machines", () => {
    expect(combinationOf(press("k", { ctrlKey: true }), false)).toBe("Mod+K");
    expect(combinationOf(press("k", { metaKey: true }), true)).toBe("Mod+K");
    expect(combinationOf(press("k", { ctrlKey: true }), true)).toBe("Ctrl+K");
    expect(combinationOf(press("k", { metaKey: true }), false)).toBe("Meta+K");
  });

  it("keeps Shift with letters and named keys, and leaves it to the character elsewhere", () => {
    expect(combinationOf(press("K", { ctrlKey: true, shiftKey: true }), false)).toBe("Mod+Shift+K");
    expect(combinationOf(press("Enter", { shiftKey: true }), false)).toBe("Shift+Enter");
    expect(combinationOf(press("?", { shiftKey: true, code: "Slash" }), false)).toBe("?");
  });

  it("goes by the place of the key where it writes no Latin letter", () => {
    expect(combinationOf(press("л", { ctrlKey: true, code: "KeyK" }), false)).toBe("Mod+K");
    expect(combinationOf(press("¡", { altKey: true, code: "Digit1" }), true)).toBe("Alt+1");
  });

  it("is the character alone where AltGr writes it", () => {
    expect(combinationOf(press("@", { ctrlKey: true, altKey: true, code: "KeyQ" }), false)).toBe(
      "@",
    );
    expect(
      combinationOf(press("{", { ctrlKey: true, altKey: true, code: "BracketLeft" }), false),
    ).toBe("{");
  });

  it("is nothing while only modifiers are held", () => {
    expect(combinationOf(press("Control", { ctrlKey: true }), false)).toBeUndefined();
    expect(combinationOf(press("Dead", { altKey: true }), true)).toBeUndefined();
  });

  it("names the space bar", () => expect(combinationOf(press(" "), false)).toBe("Space"));
});

it("characters are typed in fields, what is held with Mod and named keys are not", () => {
  expect(["?", "K", "Shift+K", "Alt+1", "Space", "+"].filter((keys) => !isTyped(keys))).toEqual([]);
  expect(["Mod+K", "Ctrl+K", "Escape", "F1", "Mod++"].filter(isTyped)).toEqual([]);
});

it("a combination is printed as its keys are called on the machine", () => {
  expect(printedKeys("Mod+Shift+K", false)).toEqual(["Ctrl", "Shift", "K"]);
  expect(printedKeys("Mod+Shift+K", true)).toEqual(["⌘", "⇧", "K"]);
  expect(printedKeys("Mod++", false)).toEqual(["Ctrl", "+"]);
  expect(printedKeys("+", false)).toEqual(["+"]);
  expect(printedKeys("ArrowUp", true)).toEqual(["↑"]);
});
