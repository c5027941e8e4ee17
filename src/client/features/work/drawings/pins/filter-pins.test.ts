import { expect, test } from "vitest";
import type { PinnedTask } from "#client/data/queries/sheets.ts";
import type { PinState } from "#client/parts/drawing/pin-state.ts";
import type { Task } from "#domain/task/task.ts";
import { ALL_PINS, countStates, filterPins } from "./filter-pins.ts";

const pinned = (number: number, name: PinState, owner = 1): PinnedTask =>
  ({
    pin: { id: `1:${number}`, number },
    task: { id: number, name, taskUser: [{ userId: owner, owner: 1 }] },
  }) as unknown as PinnedTask;
const stateOf = (task: Task) => task.name as PinState;
const pins = [pinned(1, "done"), pinned(2, "open", 2), pinned(3, "late"), pinned(4, "late", 2)];
const numbers = (shown: readonly PinnedTask[]) => shown.map(({ pin }) => pin.number);

test("late pins come first and done ones last", () => {
  expect(numbers(filterPins(pins, ALL_PINS, stateOf, 1))).toEqual([3, 4, 2, 1]);
});

test("a filter leaves what is of its states, and one's own", () => {
  const late = { states: new Set<PinState>(["late"]), isMine: false };
  expect(numbers(filterPins(pins, late, stateOf, 1))).toEqual([3, 4]);
  expect(numbers(filterPins(pins, { ...late, isMine: true }, stateOf, 2))).toEqual([4]);
});

test("only states that there are have a count", () => {
  expect(countStates(pins, stateOf)).toEqual([
    ["late", 2],
    ["open", 1],
    ["done", 1],
  ]);
});
