import { expect, test } from "vitest";
import { percentOf, timeLeft } from "./upload-progress.ts";

const row = { state: "uploading", size: 1_000, hashed: 1_000, sent: 1_000 } as const;

test("an upload stands at 99 percent until the server has put it together", () => {
  expect(percentOf(row)).toBe(99);
  expect(percentOf({ ...row, state: "success" })).toBe(100);
  expect(percentOf({ ...row, sent: 255 })).toBe(25);
});

test("while its checksum is reckoned it has come as far as that", () => {
  expect(percentOf({ ...row, state: "checking", hashed: 500, sent: 0 })).toBe(50);
});

test("what is left takes as long as it does at this speed, and nobody knows how long it rests", () => {
  expect(timeLeft({ ...row, sent: 500, bytesPerSecond: 100 })).toBe(5_000);
  expect(timeLeft({ ...row, sent: 500 })).toBeUndefined();
  expect(timeLeft({ ...row, state: "paused", sent: 500, bytesPerSecond: 100 })).toBeUndefined();
});
