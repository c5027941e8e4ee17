import { expect, test } from "vitest";
import { tellMarkBy } from "#client/parts/task/state/state-mark.ts";
import { pinStateOf } from "./pin-state.ts";

const tell = tellMarkBy(new Set([2]));
const task = {
  endTime: 0,
  completeTime: 0,
  flowItemId: 0,
  flowItemStatus: "" as const,
  cancelled: 0 as const,
};

test("a pin says how far its task is, and that it is late before all else", () => {
  const begun = { ...task, flowItemId: 1, flowItemStatus: "progress" as const };
  expect(pinStateOf(task, tell, 10)).toBe("open");
  expect(pinStateOf(begun, tell, 10)).toBe("half");
  expect(pinStateOf({ ...begun, flowItemId: 2 }, tell, 10)).toBe("most");
  expect(pinStateOf({ ...begun, endTime: 9 }, tell, 10)).toBe("late");
  expect(pinStateOf({ ...begun, endTime: 10 }, tell, 10)).toBe("half");
});

test("what is done or given up is never late", () => {
  expect(pinStateOf({ ...task, endTime: 9, completeTime: 10 }, tell, 10)).toBe("done");
  expect(pinStateOf({ ...task, endTime: 9, cancelled: 1 }, tell, 10)).toBe("done");
});
