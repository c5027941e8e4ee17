import { expect, test } from "vitest";
import { type RowWindow, windowsFromWire, windowsToWire } from "./windows.ts";

const windows: RowWindow[] = [
  { kind: "message", parentId: 4, from: 3, to: 9, replaces: true },
  { kind: "message", parentId: 5, from: 1, to: 1 },
  { kind: "hologram", parentId: 4, from: 2, to: 2, replaces: true },
];

test("windows of messages cross the wire as apps before know them, all others by their kind", () => {
  expect(windowsToWire(windows)).toEqual({
    windows: [
      { dialogId: 4, from: 3, to: 9, alone: true },
      { dialogId: 5, from: 1, to: 1 },
    ],
    otherWindows: [windows[2]],
  });
  expect(windowsToWire([])).toEqual({ windows: [] });
});

test("what has crossed the wire is what it was", () => {
  expect(windowsFromWire(windowsToWire(windows))).toEqual(windows);
});
