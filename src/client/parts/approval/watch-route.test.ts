import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { calculation, field, formOf, recordOf, table } from "#tests/make/forms/records.ts";
import { FormStore } from "../form-fill/store/form-store.ts";
import { ROUTE_ASKED_AFTER, watchRoute } from "./watch-route.ts";

const form = formOf(
  [
    field("input", "title"),
    field("inputNumber", "a"),
    field("inputNumber", "b"),
    calculation("sum", "a + b"),
    table("items", [field("inputNumber", "hours")]),
  ],
  [],
);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched(...fields: string[]) {
  const store = new FormStore(recordOf(form, { a: 1, b: 1, items: [{ id: "r1", hours: 1 }] }));
  const tell = vi.fn<() => void>();
  const leave = watchRoute(store, fields, tell);
  const set = (path: string, value: string | number, rowId?: string) =>
    store.apply({ type: "set", path, value, ...(rowId !== undefined && { rowId }) });
  return { set, tell, leave };
}

test("it is asked anew where it leads 500 ms after the last change, and once", () => {
  expect(ROUTE_ASKED_AFTER).toBe(500);
  const { set, tell } = watched("a");
  set("a", 2);
  vi.advanceTimersByTime(499);
  set("a", 3);
  vi.advanceTimersByTime(499);
  expect(tell).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(tell).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(tell).toHaveBeenCalledTimes(1);
});

test("what no condition asks for does not ask, nor put it off", () => {
  const { set, tell } = watched("a");
  set("title", "Crane");
  set("b", 7);
  vi.advanceTimersByTime(10_000);
  expect(tell).not.toHaveBeenCalled();
  set("a", 2);
  vi.advanceTimersByTime(400);
  set("title", "Crane 2");
  vi.advanceTimersByTime(100);
  expect(tell).toHaveBeenCalledTimes(1);
});

test("what is worked out and what stands in rows leads as well; what came back to what it was does not", () => {
  const sum = watched("sum");
  sum.set("b", 7);
  vi.advanceTimersByTime(500);
  expect(sum.tell).toHaveBeenCalledTimes(1);
  const rows = watched("items.hours");
  rows.set("items.hours", 8, "r1");
  vi.advanceTimersByTime(500);
  expect(rows.tell).toHaveBeenCalledTimes(1);
  const back = watched("a");
  back.set("a", 2);
  back.set("a", 1);
  vi.advanceTimersByTime(500);
  expect(back.tell).not.toHaveBeenCalled();
});

test("nobody is told once the form is closed", () => {
  const { set, tell, leave } = watched("a");
  set("a", 2);
  leave();
  vi.advanceTimersByTime(500);
  expect(tell).not.toHaveBeenCalled();
});
