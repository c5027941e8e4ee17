import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addressOfView, keepView, viewOf } from "./record-view.ts";
import { viewAddress } from "./record-view-address.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

const query = '{"matchLogic":"and","conditionList":[]}';
const find = '{"part":"Pier"}';
const order = { path: "part", descending: true };
const view = { words: "pier", order, query, find, size: 50, at: 3 };

test("a link leads whoever follows it to the same page in the same order", () => {
  const address = addressOfView(view);
  expect(address).toEqual({ words: "pier", sort: "-part", query, find, size: 50, page: 3 });
  expect(viewOf(viewAddress({ ...address }), 8, 1)).toEqual(view);
});

test("order, conditions and size are as the person left them, what was looked for is not", () => {
  keepView(7, 1, view);
  expect(viewOf({}, 7, 1)).toEqual({ ...view, words: "", at: 1 });
  const plain = { words: "", query: "", find: undefined, size: undefined, at: 1 };
  const usual = { ...plain, order: undefined };
  expect(viewOf({}, 7, 2)).toEqual(usual);
  const newest = { ...plain, size: 20, order: { path: "", descending: true } };
  expect(viewOf({ sort: "", size: 20 }, 7, 1)).toEqual(newest);
  // A link to a list as the form has it is that, also for whoever has it otherwise.
  expect(viewOf(viewAddress({ ...addressOfView(usual) }), 7, 1)).toMatchObject({
    order: undefined,
    query: "",
  });
});

test("an address that says something else is as good as none", () => {
  expect(viewAddress({ size: 33, page: "x", sort: 4, words: {} })).toEqual({});
  expect(viewAddress({ words: 417, page: 1 })).toEqual({ words: "417" });
});
