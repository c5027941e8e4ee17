import { expect, test } from "vitest";
import { readClock } from "./read-clock.ts";

test.each([
  ["8", { hour: 8, minute: 0 }],
  [" 08:30 ", { hour: 8, minute: 30 }],
  ["0830", { hour: 8, minute: 30 }],
  ["830", { hour: 8, minute: 30 }],
  ["14.05", { hour: 14, minute: 5 }],
  ["１４：００", { hour: 14, minute: 0 }],
  ["24:00", undefined],
  ["8:60", undefined],
  ["8:5", undefined],
  ["noon", undefined],
  ["", undefined],
])("“%s” is %o", (text, clock) => {
  expect(readClock(text)).toEqual(clock);
});
