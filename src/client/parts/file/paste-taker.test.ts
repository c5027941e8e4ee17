import { expect, test } from "vitest";
import { type PastePlace, pasteTaker } from "./paste-taker.ts";

/** An element with some others in it. */
function placeWith(...inner: readonly object[]): PastePlace {
  const place: PastePlace = {
    contains: (other) => other === place || inner.some((held) => held === other),
  };
  return place;
}

const button = {};
const body = {};

test("one who is in a place pastes there, whichever was there first", () => {
  const [library, task] = [placeWith(button), placeWith()];
  expect(pasteTaker([library, task], button, undefined)).toBe(library);
  expect(pasteTaker([task, library], button, undefined)).toBe(library);
});

test("one who is nowhere pastes into what came last", () => {
  const [library, task] = [placeWith(), placeWith()];
  expect(pasteTaker([library, task], body, undefined)).toBe(task);
  expect(pasteTaker([], body, undefined)).toBeUndefined();
});

test("nothing is pasted below a dialog, but into what stands in it", () => {
  const [task, inDialog] = [placeWith(button), placeWith()];
  expect(pasteTaker([task], button, placeWith())).toBeUndefined();
  expect(pasteTaker([inDialog, task], button, placeWith(inDialog))).toBe(inDialog);
});
