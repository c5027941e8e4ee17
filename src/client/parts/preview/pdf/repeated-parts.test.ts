import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CamePart } from "#client/data/calls/fetch-part.ts";
import { RepeatedParts } from "./repeated-parts.ts";

const content = new Uint8Array([10, 11, 12, 13, 14, 15, 16, 17]);

/** What the reader answers next, the first first; then it delivers. */
let answers: CamePart[];
let asked: string[];
let delivered: string[];
let said: boolean[];
let goOnline: () => void;
let isListening: boolean;
let parts: RepeatedParts;

beforeEach(() => {
  vi.useFakeTimers();
  [answers, asked, delivered, said] = [[], [], [], []];
  isListening = true;
  parts = new RepeatedParts({
    read: async ({ from, end }) => {
      asked.push(`${from}-${end}`);
      return answers.length > 0 ? answers.shift() : new Blob([content.slice(from, end)]);
    },
    deliver: (from, bytes) => delivered.push(`${from}: ${[...bytes].join(" ")}`),
    onMissing: (isMissing) => said.push(isMissing),
    whenOnline: (listener) => {
      goOnline = listener;
      return () => {
        isListening = false;
      };
    },
  });
});

afterEach(() => {
  parts.stop();
  vi.useRealTimers();
});

const settle = async () => vi.advanceTimersByTimeAsync(0);
const nothing = (times: number): undefined[] => Array.from({ length: times }, () => undefined);

test("a part is read from its first byte up to the one behind its last", async () => {
  void parts.ask({ from: 2, end: 5 });
  void parts.ask({ from: 5, end: 8 });
  await settle();
  expect(asked).toEqual(["2-5", "5-8"]);
  expect(delivered).toEqual(["2: 12 13 14", "5: 15 16 17"]);
});

test("what fails twice is asked for after one second and after two more, and delivered once", async () => {
  answers = nothing(2);
  void parts.ask({ from: 0, end: 2 });
  await vi.advanceTimersByTimeAsync(999);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(delivered).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(delivered).toEqual(["0: 10 11"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(3);
  expect(said).toEqual([]);
});

test("after five tries it is told that parts are missing, once for all of them", async () => {
  answers = nothing(10);
  void parts.ask({ from: 0, end: 2 });
  void parts.ask({ from: 2, end: 4 });
  await vi.advanceTimersByTimeAsync(14_999);
  expect(said).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(10);
  expect(said).toEqual([true]);
  expect(delivered).toEqual([]);
});

test("trying again asks for all that was given up, and takes the word back", async () => {
  answers = nothing(10);
  void parts.ask({ from: 0, end: 2 });
  void parts.ask({ from: 2, end: 4 });
  await vi.advanceTimersByTimeAsync(15_000);
  parts.again();
  await settle();
  expect(said).toEqual([true, false]);
  expect(delivered).toEqual(["0: 10 11", "2: 12 13"]);
  parts.again();
  await settle();
  expect(asked).toHaveLength(12);
});

test("with a network again there is no waiting, neither for a next try nor for what was given up", async () => {
  answers = nothing(1);
  void parts.ask({ from: 0, end: 1 });
  await settle();
  goOnline();
  await settle();
  expect(delivered).toEqual(["0: 10"]);
  answers = nothing(5);
  void parts.ask({ from: 1, end: 2 });
  await vi.advanceTimersByTimeAsync(15_000);
  goOnline();
  await settle();
  expect(delivered).toEqual(["0: 10", "1: 11"]);
  expect(said).toEqual([true, false]);
});

test("what the server refuses is not asked for again by itself", async () => {
  answers = ["refused"];
  void parts.ask({ from: 0, end: 2 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual(["0-2"]);
  expect(said).toEqual([true]);
});

test("a part that is shorter than asked for has not come", async () => {
  answers = [new Blob([content.slice(0, 1)])];
  void parts.ask({ from: 0, end: 2 });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveLength(2);
  expect(delivered).toEqual(["0: 10 11"]);
});

test("once stopped it asks, tells and hears nothing any more", async () => {
  answers = nothing(1);
  void parts.ask({ from: 0, end: 2 });
  await settle();
  parts.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
  expect([delivered, said]).toEqual([[], []]);
  expect(isListening).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});
