import { expect, test } from "vitest";
import { moment, ZONE } from "#tests/make/forms/surroundings.ts";
import { momentOfNative, nativeText, nativeTime } from "./native-time.ts";

test("the browser asks for as much of a date as the form keeps", () => {
  const types = ["yyyy", "yyyy-MM", "yyyy-MM-dd", "yyyy-MM-dd HH:mm", "YYYY-MM-DD HH:mm:ss"].map(
    (format) => nativeTime(format).type,
  );
  expect(types).toEqual(["number", "month", "date", "datetime-local", "datetime-local"]);
});

test("what the browser writes is the moment by the clock of the form, and back", () => {
  const field = nativeTime("yyyy-MM-dd HH:mm");
  const half = moment(2026, 11, 23, 9, 30);
  expect(nativeText(half, field, ZONE)).toBe("2026-11-23T09:30");
  expect(momentOfNative("2026-11-23T09:30", field, ZONE)).toBe(half);
});

test("a browser that leaves out seconds of zero is understood", () => {
  const field = nativeTime("yyyy-MM-dd HH:mm:ss");
  expect(momentOfNative("2026-11-23T09:30", field, ZONE)).toBe(moment(2026, 11, 23, 9, 30));
});

test("half of a date is none", () => {
  expect(momentOfNative("", nativeTime("yyyy-MM-dd"), ZONE)).toBeNull();
  expect(momentOfNative("202", nativeTime("yyyy"), ZONE)).toBeNull();
});
