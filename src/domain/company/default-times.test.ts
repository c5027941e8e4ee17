import { expect, test } from "vitest";
import { clockText, workingDayOf } from "./default-times.ts";

test("a working day lasts from nine to six until the company says otherwise", () => {
  expect(workingDayOf()).toEqual({
    start: { hour: 9, minute: 0 },
    end: { hour: 18, minute: 0 },
  });
  expect(workingDayOf({ taskDefaultStart: "07:30", taskDefaultEnd: "16:05" })).toEqual({
    start: { hour: 7, minute: 30 },
    end: { hour: 16, minute: 5 },
  });
  expect(clockText({ hour: 7, minute: 5 })).toBe("07:05");
});
