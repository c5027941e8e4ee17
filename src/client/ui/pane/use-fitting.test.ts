import { expect, test } from "vitest";
import { countFitting, roomOfTitle } from "./use-fitting.ts";

test("what the room holds fits, with the gaps between", () => {
  expect(countFitting(168, [80, 84])).toBe(2);
});

test("what is one pixel too much does not, nor does what follows it", () => {
  expect(countFitting(167, [80, 84, 10])).toBe(1);
});

test("where there is no room at all nothing fits", () => {
  expect(countFitting(-20, [80, 84])).toBe(0);
});

test("a title keeps what it says, and no more than its part of the line", () => {
  expect(roomOfTitle(260, 900)).toBe(260);
  expect(roomOfTitle(900, 900)).toBe(360);
  expect(roomOfTitle(40, 900)).toBe(140);
  expect(roomOfTitle(300, 390)).toBe(156);
});
