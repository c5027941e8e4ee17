import { expect, test, vi } from "vitest";
import { syncPull } from "#contract/calls/sync.ts";
import { readMeta } from "#client/data/database/meta.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { LEADER, makeCompany } from "#tests/make/site.ts";
import type { Caller } from "../calls/http.ts";
import { pullAll } from "./pull.ts";

/** A server that answers with these pages one after the other; what it was asked is put into `asked`. */
function serverOf(pages: readonly object[], asked: unknown[]): Caller {
  const left = [...pages];
  const page = { epoch: "one", head: 9, mark: "word", rows: {}, gone: {}, windows: [], time: 1 };
  return (async (call: unknown, body: unknown) => {
    expect(call).toBe(syncPull);
    asked.push(body);
    return { ok: true, value: { ...page, reset: false, ...left.shift() } };
  }) as Caller;
}

test("each further page is asked for with what the one before named, so that a server that was put back is found out", async () => {
  const database = await openBrowserOf(makeCompany(), LEADER);
  const asked: unknown[] = [];
  const pages = [{ reset: true, cursor: "second" }, { cursor: "third" }, {}];
  await pullAll(database, serverOf(pages, asked), 1, Date.now);
  const known = { seq: 9, mark: "word" };
  expect(asked).toEqual([
    { epoch: "", since: 0 },
    { epoch: "one", since: 0, known, cursor: "second" },
    { epoch: "one", since: 0, known, cursor: "third" },
  ]);
  expect(await readMeta(database.meta, "head")).toEqual({ epoch: "one", seq: 9, known });
});

test("what many rows wait on is written at once, else a click in between would wait for each portion", async () => {
  const user = Array.from({ length: 250 }, (_, place) => ({ id: 1_000 + place, nickname: "Crew" }));
  const writings = async (waiting: number) => {
    const database = await openBrowserOf(makeCompany(), LEADER);
    const shadows = Array.from({ length: waiting }, (_, place) => ({
      table: "dialogUser" as const,
      key: `9:${place}`,
      base: null,
    }));
    await database.shadow.bulkAdd(shadows);
    const written = vi.spyOn(database.meta, "put");
    await pullAll(database, serverOf([{ rows: { user } }], []), 1, Date.now);
    return written.mock.calls.filter(([{ key }]) => key === "head").length;
  };
  expect(await writings(0)).toBe(4);
  expect(await writings(2_000)).toBe(1);
});
