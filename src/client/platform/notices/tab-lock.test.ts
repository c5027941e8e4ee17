import { expect, test } from "vitest";
import { tabLock } from "./tab-lock.ts";

const SOON = 20;
const PATIENCE = 30_000;

test("one tab holds it, and the next one gets it as soon as the first gives it back", async () => {
  const [first, second] = [tabLock("telling"), tabLock("telling")];
  first.want(true);
  expect(await first.comes(PATIENCE)).toBe(true);
  second.want(true);
  expect(await second.comes(SOON)).toBe(false);
  const coming = second.comes(PATIENCE);
  first.want(false);
  expect(await coming).toBe(true);
  expect(await first.comes(PATIENCE)).toBe(false);
  second.want(false);
});

test("whoever does not want it any more does not wait for it", async () => {
  const [holder, other] = [tabLock("seeing"), tabLock("seeing")];
  holder.want(true);
  expect(await holder.comes(PATIENCE)).toBe(true);
  expect(await holder.isHeld()).toBe(true);
  expect(await other.comes(PATIENCE)).toBe(false);
  other.want(true);
  const coming = other.comes(PATIENCE);
  other.want(false);
  expect(await coming).toBe(false);
  holder.want(false);
});
