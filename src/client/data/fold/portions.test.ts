import { expect, test } from "vitest";
import type { ServerNews } from "./apply-server.ts";
import { portionsOf } from "./portions.ts";

const numbered = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_none, index) => ({ id: index + 1, ...more }));

const page: ServerNews = {
  rows: {
    task: numbered(7),
    dialog: numbered(3),
    message: [
      ...numbered(4, { dialogId: 2 }),
      ...numbered(2, { dialogId: 3 }),
      ...numbered(2, { dialogId: 9 }),
    ],
  },
  gone: { task: [90] },
  windows: [
    { kind: "message", parentId: 2, from: 1, to: 4 },
    { kind: "message", parentId: 3, from: 1, to: 2 },
  ],
  epoch: "one",
  head: 40,
  until: 40,
  reset: true,
  mark: "word",
};

test("a short page is written as one", () => {
  expect(portionsOf(page, 18)).toEqual([page]);
});

test("a long page starts over and removes first, and says where it stands last", () => {
  const portions = portionsOf(page, 4);
  expect(portions[0]).toMatchObject({ rows: {}, gone: page.gone, reset: true, head: undefined });
  const rest = portions.slice(1);
  expect(rest.every(({ reset, gone }) => !reset && Object.keys(gone).length === 0)).toBe(true);
  expect(portions.map(({ head }) => head)).toEqual([...rest.map(() => undefined), 40]);
  expect(portions.every(({ until, mark }) => until === 40 && mark === "word")).toBe(true);
});

test("all rows are in one portion each, and those of a chat that is talked in with its messages and windows", () => {
  const portions = portionsOf(page, 4);
  for (const kind of ["task", "dialog", "message"]) {
    const rows = portions.flatMap((portion) => portion.rows[kind] ?? []);
    expect(new Set(rows)).toEqual(new Set(page.rows[kind]));
    expect(rows).toHaveLength(page.rows[kind]?.length ?? 0);
  }
  const talk = portions.filter(({ rows }) => (rows["message"]?.length ?? 0) > 0);
  expect(talk.map(({ rows, windows }) => [rows["dialog"], windows])).toEqual([
    [[{ id: 2 }], [page.windows[0]]],
    [[{ id: 3 }], [page.windows[1]]],
  ]);
});
