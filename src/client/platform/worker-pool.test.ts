import { expose } from "comlink";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createWorkerPool } from "./worker-pool.ts";

interface Door {
  work(name: string): string | Promise<string>;
}

/** Threads that were started, by their numbers, and which of them still live. */
let started: number;
let living: Set<number>;

beforeEach(() => {
  started = 0;
  living = new Set();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** As long as a thread waits for its next job. */
const WHILE = 2_000;

function startWorker(): Worker {
  started += 1;
  const number = started;
  living.add(number);
  const { port1, port2 } = new MessageChannel();
  const work = (name: string) => {
    if (name === "late") setTimeout(() => port1.dispatchEvent(new Event("error")), 100);
    if (name === "slow" && number === 1) return new Promise<string>(() => undefined);
    if (name === "broken") throw new Error("It cannot be done");
    return `${name} by ${number}`;
  };
  expose({ work }, port2);
  const terminate = () => {
    living.delete(number);
    port1.close();
  };
  return Object.assign(port1, { terminate }) as unknown as Worker;
}

test("a thread goes on with what waits and what comes soon, and ends when nothing comes for a while", async () => {
  const inWorker = createWorkerPool<Door>(2, startWorker);
  const names = ["a", "b", "c", "d", "e"];
  const done = await Promise.all(names.map((name) => inWorker(async (door) => door.work(name))));
  expect(done.map((each) => each.slice(0, 1))).toEqual(names);
  vi.advanceTimersByTime(WHILE - 1);
  expect(await inWorker(async (door) => door.work("f"))).toMatch(/^f by [12]$/);
  expect([started, living.size]).toEqual([2, 2]);
  // Whichever did it begins its while anew.
  vi.advanceTimersByTime(WHILE - 1);
  expect(living.size).toBe(1);
  vi.advanceTimersByTime(1);
  expect(living.size).toBe(0);
  expect(await inWorker(async (door) => door.work("g"))).toBe("g by 3");
});

test("a thread in which a job failed ends with it, and those that wait go on in another", async () => {
  const inWorker = createWorkerPool<Door>(1, startWorker);
  const jobs = ["a", "broken", "c"].map((name) => inWorker(async (door) => door.work(name)));
  const done = await Promise.allSettled(jobs);
  expect(done.map((each) => (each.status === "fulfilled" ? each.value : each.status))).toEqual([
    "a by 1",
    "rejected",
    "c by 2",
  ]);
  expect([...living]).toEqual([2]);
});

test("a thread is renewed after some jobs, so that it gives back its memory", async () => {
  const inWorker = createWorkerPool<Door>(1, startWorker);
  await Promise.all(Array.from({ length: 50 }, () => inWorker(async (door) => door.work("a"))));
  expect(started).toBe(3);
  expect([...living]).toEqual([3]);
});

test("what one job leaves behind in a thread costs none of those after it", async () => {
  const inWorker = createWorkerPool<Door>(1, startWorker);
  const jobs = ["late", "slow"].map((name) => inWorker(async (door) => door.work(name)));
  expect(await jobs[0]).toBe("late by 1");
  vi.advanceTimersByTime(100);
  expect(await jobs[1]).toBe("slow by 2");
  expect(living.size).toBe(0);
});
