import { expect, test } from "vitest";
import {
  addressOfWanted,
  isEverything,
  searchOf,
  wantedAddress,
  wantedOf,
} from "./wanted-requests.ts";

const all = {
  words: "crane",
  form: 77,
  status: 3,
  unread: 1,
  by: 12,
  from: "2026-11-01",
  to: "2026-11-30",
} as const;

test("what narrows a list down stands in its address, there and back", () => {
  const wanted = wantedOf(wantedAddress(all));
  expect(wanted).toMatchObject({ words: "crane", formId: 77, initiatorId: 12, unread: true });
  expect(addressOfWanted(wanted)).toEqual(all);
  expect(isEverything(wanted)).toBe(false);
});

test("what an address says wrongly narrows nothing down", () => {
  const odd = { words: "", form: "x", status: 7, unread: 2, by: -1, from: "2026-11-99", to: 5 };
  expect(wantedAddress(odd)).toEqual({});
  expect(isEverything(wantedOf({}))).toBe(true);
});

test("days last from midnight to the last moment before the next", () => {
  const { from = 0, until = 0 } = searchOf(wantedOf({ from: "2026-11-26", to: "2026-11-26" }));
  expect(new Date(from).getHours()).toBe(0);
  expect(until - from).toBe(24 * 3_600_000 - 1);
});
