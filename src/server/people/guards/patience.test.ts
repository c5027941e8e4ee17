import { expect, test } from "vitest";
import { codePatience, passwordPatience, waitAfter, waitLeft, withTry } from "./patience.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const now = 1_800_000_000_000;
const none = { key: "k", count: 0, nextTime: 0, expireTime: 0 };

/** The count after so many wrong tries, each as soon as it is looked at, and when the last one was. */
function after(tries: number, patience = passwordPatience) {
  let count = none;
  let at = now;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    at += waitLeft(count, patience, at);
    count = withTry(count, patience, at);
  }
  return { count, at };
}

test("ten passwords may be wrong, then each further one doubles the wait up to a quarter of an hour", () => {
  const waits = [9, 10, 11, 12, 13, 14, 15, 500].map((count) => waitAfter(count, passwordPatience));
  expect(waits).toEqual([0, 1, 2, 4, 8, 15, 15, 15].map((minutes) => minutes * MINUTE));
});

test("the second wrong code makes a second's wait, then two, then four, up to a quarter of an hour", () => {
  const waits = [1, 2, 3, 4, 11, 12, 1_000].map((count) => waitAfter(count, codePatience));
  expect(waits).toEqual([0, 1, 2, 4, 512, 900, 900].map((seconds) => seconds * SECOND));
});

test("a wait counts from the last try that was looked at", () => {
  const { count, at } = after(10);
  expect(waitLeft(count, passwordPatience, at)).toBe(MINUTE);
  expect(waitLeft(count, passwordPatience, at + 59_999)).toBe(1);
  expect(waitLeft(count, passwordPatience, at + MINUTE)).toBe(0);
});

test("after its time all is forgotten", () => {
  const { count, at } = after(14);
  const later = at + passwordPatience.memory;
  expect(waitLeft(count, passwordPatience, later)).toBe(0);
  expect(withTry(count, passwordPatience, later)).toMatchObject({ count: 1, nextTime: later });
});

test("a clock that is set back frees nobody and makes no wait longer", () => {
  const { count, at } = after(12);
  const before = at - 24 * 60 * MINUTE;
  expect(waitLeft(count, passwordPatience, before)).toBe(4 * MINUTE);
  expect(withTry(count, passwordPatience, before)).toMatchObject({
    count: 13,
    nextTime: before + 8 * MINUTE,
    expireTime: count.expireTime,
  });
});
