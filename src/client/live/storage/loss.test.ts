import { beforeEach, expect, test, vi } from "vitest";
import { forgetLoss, forgetMark, hasMark, noteLoss, readLoss, saveMark } from "./loss.ts";

const name = "plumbline-harbour-7";
const title = (words: string) => ({ command: "task.add" as const, words, at: 5 });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test("what waited in a database that is gone is named until somebody has read it", () => {
  saveMark(name, { count: 1, titles: [title("Drill")] });
  noteLoss(name, 100);
  expect(hasMark(name)).toBe(false);
  expect(readLoss(name)).toEqual({ noticedAt: 100, count: 1, titles: [title("Drill")] });
  expect(readLoss(name)).toBe(readLoss(name));
  forgetLoss(name);
  expect(readLoss(name)).toBeUndefined();
});

test("a second tab that notices the same loss adds nothing", () => {
  saveMark(name, { count: 1, titles: [title("Drill")] });
  noteLoss(name, 100);
  noteLoss(name, 200);
  expect(readLoss(name)).toMatchObject({ noticedAt: 100, count: 1 });
});

test("another loss before the first was read about adds to it", () => {
  saveMark(name, { count: 1, titles: [title("Drill")] });
  noteLoss(name, 100);
  saveMark(name, { count: 2, titles: [title("Cast"), title("Cure")] });
  noteLoss(name, 200);
  const loss = readLoss(name);
  expect(loss?.count).toBe(3);
  expect(loss?.titles?.map(({ words }) => words)).toEqual(["Drill", "Cast", "Cure"]);
});

test("without a mark nobody claims that nothing was lost", () => {
  noteLoss(name, 100);
  expect(readLoss(name)).toEqual({ noticedAt: 100 });
});

test("signing out leaves no words behind", () => {
  saveMark(name, { count: 1, titles: [title("Drill")] });
  noteLoss(name, 100);
  saveMark(name, { count: 1, titles: [title("Cast")] });
  forgetMark(name);
  expect(hasMark(name)).toBe(false);
  expect(readLoss(name)).toBeUndefined();
});
