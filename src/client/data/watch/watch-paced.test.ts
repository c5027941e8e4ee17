import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type LocalDatabase, openLocalDatabase } from "../database/local-database.ts";
import { watchPaced } from "./watch-paced.ts";

let database: LocalDatabase;
let leave: () => void = () => undefined;

beforeEach(async () => {
  database = openLocalDatabase(`paced-${crypto.randomUUID()}`);
  await database.open();
});

afterEach(async () => {
  leave();
  await database.delete();
});

const put = (dialogId: number) =>
  database.draft.put({ dialogId, text: "x", replyId: 0, editId: 0, time: 1 });

/** A question that takes until it is let go on, and what was told of it. */
function watchGated() {
  let gate = Promise.withResolvers<void>();
  const told: number[] = [];
  const asked = vi.fn(async () => {
    const count = await database.draft.count();
    await gate.promise;
    return count;
  });
  const watched = watchPaced(asked, {
    next: (count) => told.push(count),
    error: (error) => {
      throw error;
    },
  });
  leave = () => watched.unsubscribe();
  return {
    asked,
    told,
    open: () => gate.resolve(),
    close() {
      gate = Promise.withResolvers();
    },
  };
}

/** Longer than a change takes to be heard of. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 50));

describe("a paced question", () => {
  it("is answered, and again when its rows change", async () => {
    const { asked, told, open } = watchGated();
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    open();
    await vi.waitFor(() => expect(told).toEqual([0]));
    await put(1);
    await vi.waitFor(() => expect(told).toEqual([0, 1]));
  });

  it("that is overtaken is not asked for each change: it tells what it found, and then what came meanwhile", async () => {
    const { asked, told, open, close } = watchGated();
    open();
    await vi.waitFor(() => expect(told).toEqual([0]));
    close();
    await put(1);
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    for (const dialogId of [2, 3, 4, 5]) await put(dialogId);
    await aWhile();
    expect(asked).toHaveBeenCalledTimes(2);
    open();
    await vi.waitFor(() => expect(told).toEqual([0, 1, 5]));
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it("rests as long as it took, and misses no change of that time", async () => {
    let clock = 1_000;
    const now = vi.spyOn(performance, "now").mockImplementation(() => clock);
    const { asked, told, open } = watchGated();
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    clock += 500;
    open();
    await vi.waitFor(() => expect(told).toEqual([0]));
    await put(1);
    await aWhile();
    expect(asked).toHaveBeenCalledTimes(1);
    clock += 500;
    await vi.waitFor(() => expect(told).toEqual([0, 1]));
    now.mockRestore();
  });

  it("is asked no more once nobody watches, also while it was being answered", async () => {
    const { asked, told, open, close } = watchGated();
    open();
    await vi.waitFor(() => expect(told).toEqual([0]));
    close();
    await put(1);
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    await put(2);
    leave();
    open();
    await aWhile();
    await put(3);
    await aWhile();
    expect([asked.mock.calls.length, told]).toEqual([2, [0]]);
  });

  it("says why it failed", async () => {
    const failed = vi.fn();
    const watched = watchPaced(() => Promise.reject(new Error("no such rows")), {
      next: () => undefined,
      error: failed,
    });
    leave = () => watched.unsubscribe();
    await vi.waitFor(() => expect(failed).toHaveBeenCalledWith(new Error("no such rows")));
  });
});
