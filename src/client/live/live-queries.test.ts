import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type LocalDatabase, openLocalDatabase } from "#client/data/database/local-database.ts";
import { LiveQueries } from "./live-queries.ts";

let database: LocalDatabase;
let queries: LiveQueries;

beforeEach(() => {
  database = openLocalDatabase(`queries-${crypto.randomUUID()}`);
  queries = new LiveQueries(database, database.open());
});

afterEach(async () => {
  vi.useRealTimers();
  await database.delete();
});

const countDrafts = (from: LocalDatabase, least: number) =>
  from.draft.where("dialogId").aboveOrEqual(least).count();

const draftOf = (dialogId: number) => ({ dialogId, text: "x", replyId: 0, editId: 0, time: 1 });

describe("questions of the screens", () => {
  it("are the same when the function and its arguments are", () => {
    expect(queries.watch(countDrafts, 1)).toBe(queries.watch(countDrafts, 1));
    expect(queries.watch(countDrafts, 1)).not.toBe(queries.watch(countDrafts, 2));
  });

  it("are asked once for all who watch", async () => {
    const asked = vi.fn(countDrafts);
    await Promise.all([queries.ask(asked, 1), queries.ask(asked, 1)]);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("that were asked ahead are answered when the screen comes", async () => {
    await database.draft.put(draftOf(3));
    expect(await queries.ask(countDrafts, 1)).toBe(1);
    expect(queries.watch(countDrafts, 1).current()).toEqual({ state: "ready", value: 1 });
  });

  it("are answered again when their rows change", async () => {
    const watched = queries.watch(countDrafts, 1);
    const answers: unknown[] = [];
    const leave = watched.subscribe(() => answers.push(watched.current()));
    await expect.poll(() => answers).toEqual([{ state: "ready", value: 0 }]);
    await database.draft.put(draftOf(3));
    await expect.poll(() => answers).toContainEqual({ state: "ready", value: 1 });
    leave();
  });

  it("keep their answer for a while after the last one left, and no longer", async () => {
    await queries.ask(countDrafts, 1);
    const before = queries.watch(countDrafts, 1);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    before.subscribe(() => undefined)();
    vi.advanceTimersByTime(9_999);
    expect(queries.watch(countDrafts, 1)).toBe(before);
    vi.advanceTimersByTime(1);
    expect(queries.watch(countDrafts, 1)).not.toBe(before);
  });

  it("that failed say why, and are asked anew by the next one", async () => {
    const failing = (): Promise<number> => Promise.reject(new Error("no such rows"));
    const first = queries.watch(failing);
    await expect(queries.ask(failing)).rejects.toThrow("no such rows");
    expect(first.current()).toMatchObject({ state: "failed" });
    expect(queries.watch(failing)).not.toBe(first);
  });
});
