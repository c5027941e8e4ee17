import { assert, nat, property } from "fast-check";
import { expect, test } from "vitest";
import { readDuration, writeDuration } from "./read-duration.ts";

test.each([
  ["8", 480],
  ["1:30", 90],
  ["1.5", 90],
  ["1,5 h", 90],
  ["45 min", 45],
  ["90m", 90],
  ["2h15", 135],
  ["2 h 15 min", 135],
  ["3 Std. 10 Min.", 190],
  ["2小时30分钟", 150],
  ["2 小時", 120],
  ["1時間 15分", 75],
  ["1시간 30분", 90],
  ["2 jam 5 menit", 125],
  ["１：３０", 90],
  ["0", 0],
])("%s is %i minutes", (text, minutes) => {
  expect(readDuration(text)).toBe(minutes);
});

test.each(["", "soon", "3 days", "1:75", "-2", "2 h today", "1:2:3"])("%s is none", (text) => {
  expect(readDuration(text)).toBeUndefined();
});

test("what is written is read again", () => {
  assert(
    property(nat(600_000), (minutes) => {
      expect(readDuration(writeDuration(minutes))).toBe(minutes);
    }),
  );
});
