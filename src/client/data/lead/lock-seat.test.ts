import { afterAll, describe, expect, it } from "vitest";
import { openLocalDatabase } from "#client/data/database/local-database.ts";
import { lockSeat } from "./lock-seat.ts";

const database = openLocalDatabase("lock-seat");
const seat = lockSeat(navigator.locks, "seat", database);
const patient = new AbortController().signal;

afterAll(async () => database.delete());

/** Somebody who sits until told to leave or unseated. */
function sitDown(mode: "wait" | "free" | "force", signal = patient) {
  let leave: () => void = () => undefined;
  const left = new Promise<void>((resolve) => (leave = resolve));
  const lost: string[] = [];
  let seated: (fence: number) => void = () => undefined;
  const sits = new Promise<number>((resolve) => (seated = resolve));
  const done = seat.take(
    async (fence, unseated) => {
      unseated.addEventListener("abort", () => {
        lost.push("unseated");
        leave();
      });
      seated(fence);
      await left;
    },
    { signal, mode },
  );
  return { sits, done, lost, leave: () => leave() };
}

describe("the seat as a Web Lock of a real runtime", () => {
  it("is passed on with a newer fence", async () => {
    const first = sitDown("wait");
    const fence = await first.sits;
    const second = sitDown("wait");
    first.leave();
    expect(await first.done).toBe(true);
    expect(await second.sits).toBe(fence + 1);
    second.leave();
    expect(await second.done).toBe(true);
  });

  it("is not waited for by whoever only wants it free", async () => {
    const first = sitDown("wait");
    await first.sits;
    expect(await sitDown("free").done).toBe(false);
    first.leave();
    await first.done;
  });

  it("is not had by whoever stops waiting", async () => {
    const first = sitDown("wait");
    await first.sits;
    const waiting = new AbortController();
    const second = sitDown("wait", waiting.signal);
    waiting.abort();
    expect(await second.done).toBe(false);
    first.leave();
    await first.done;
  });

  it("can be taken from somebody, who is told", async () => {
    const first = sitDown("wait");
    await first.sits;
    const thief = sitDown("force");
    await thief.sits;
    expect(await first.done).toBe(true);
    expect(first.lost).toEqual(["unseated"]);
    thief.leave();
    expect(await thief.done).toBe(true);
    expect(thief.lost).toEqual([]);
  });
});
