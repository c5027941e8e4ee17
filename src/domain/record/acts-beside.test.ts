import { expect, test } from "vitest";
import { actsBeside } from "./can-use-record.ts";

const all = { edit: true, remove: true };
const none = { edit: false, remove: false };
const decided = { status: 1 } as const;
const under = { status: 3 } as const;
const back = { status: 4 } as const;

test("what nobody decides is changed by whoever may", () => {
  expect(actsBeside(all, undefined, false)).toEqual(all);
  expect(actsBeside(all, back, false)).toEqual(all);
  expect(actsBeside(none, undefined, false)).toEqual(none);
});

test("what is being decided, or was agreed to, stays as it is", () => {
  expect(actsBeside(all, under, false)).toEqual(none);
  expect(actsBeside(all, decided, false)).toEqual(none);
});

test("whom a step asks to fill in may change it, and never take it away for that", () => {
  expect(actsBeside(none, under, true)).toEqual({ edit: true, remove: false });
  expect(actsBeside(all, under, true)).toEqual({ edit: true, remove: false });
});
