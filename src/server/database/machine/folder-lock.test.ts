import { expect, test } from "vitest";
import { holderLives } from "./folder-lock.ts";

const holder = { pid: 7, startedAt: "monday", processTable: "here", nonce: "n" };

test("a holder that runs under the same id since the same time holds the folder", () => {
  expect(holderLives(holder, "here", () => ({ pid: 7, startedAt: "monday" }))).toBe(true);
});

test("a holder that is gone, or whose id was reused, does not", () => {
  expect(holderLives(holder, "here", () => undefined)).toBe(false);
  expect(holderLives(holder, "here", () => ({ pid: 7, startedAt: "tuesday" }))).toBe(false);
});

test("a process id of another machine or container says nothing here", () => {
  expect(holderLives(holder, "there", () => undefined)).toBeUndefined();
});
