import { expect, test } from "vitest";
import { markOf, tellMarkBy } from "./state-mark.ts";

const flow = [
  { id: 1, status: "start", outcome: "" },
  { id: 2, status: "progress", outcome: "" },
  { id: 3, status: "progress", outcome: "" },
  { id: 4, status: "end", outcome: "done" },
  { id: 5, status: "end", outcome: "cancelled" },
] as const;

test("a state and a task in it have the same shape", () => {
  const tell = tellMarkBy(new Set([3]));
  const marks = flow.map((item) => [
    markOf(item, flow),
    tell({
      flowItemId: item.id,
      flowItemStatus: item.status,
      completeTime: item.status === "end" ? 1 : 0,
      cancelled: item.outcome === "cancelled" ? 1 : 0,
    }),
  ]);
  expect(marks).toEqual([
    ["start", "start"],
    ["half", "half"],
    ["most", "most"],
    ["done", "done"],
    ["cancelled", "cancelled"],
  ]);
});
