import { expect, test } from "vitest";
import type { Caller } from "#client/data/calls/http.ts";
import { gatherRecords } from "./gather-records.ts";

const asked = { formId: 7, words: "pier", query: "", orders: [] };
const failure = { kind: "network", code: -1001, reason: "network", msg: "" } as const;

/** A server with this many records, of which one more comes in while it is asked, and that breaks off at a page. */
function serverWith(count: number, breaksAt = 0) {
  const pages: unknown[] = [];
  const call = (async (_call: unknown, body: { currentPage: number; pageSize: number }) => {
    pages.push(body);
    const { currentPage, pageSize } = body;
    if (currentPage === breaksAt) return { ok: false, failure };
    const all = Array.from({ length: count + pages.length - 1 }, (_, at) => ({ id: at + 1 }));
    const list = all.toReversed().slice((currentPage - 1) * pageSize, currentPage * pageSize);
    return { ok: true, value: { list, pagination: { currentPage, pageSize, total: all.length } } };
  }) as unknown as Caller;
  return { call, pages };
}

test("all that are looked for are gathered page by page, none of them twice", async () => {
  const { call, pages } = serverWith(1_203);
  const told: string[] = [];
  const onProgress = (count: number, total: number) => told.push(`${count}/${total}`);
  const { signal } = new AbortController();
  const gathered = await gatherRecords({ call, asked, signal, onProgress });
  if (!gathered.ok) throw new Error(gathered.failure.reason);
  const ids = gathered.records.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(1_203);
  expect(pages).toHaveLength(3);
  expect(pages[0]).toMatchObject({ modelId: 7, keyword: "pier", pageSize: 500 });
  expect(told[0]).toBe("500/1203");
});

test("a line that breaks off is told, and whoever stops waiting asks for no more", async () => {
  const broken = serverWith(1_203, 2);
  const waiting = new AbortController();
  const onProgress = () => undefined;
  const { signal } = waiting;
  expect(await gatherRecords({ call: broken.call, asked, signal, onProgress })).toEqual({
    ok: false,
    failure,
  });
  const long = serverWith(1_203);
  waiting.abort();
  await gatherRecords({ call: long.call, asked, signal, onProgress });
  expect(long.pages).toHaveLength(1);
});
