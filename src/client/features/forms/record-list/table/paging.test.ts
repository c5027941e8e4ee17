import { expect, test } from "vitest";
import { RECORD_PAGES } from "#domain/limits.ts";
import { rowsOfPage } from "./paging.tsx";

const rows = Array.from({ length: 45 }, (_row, at) => at + 1);

test("a page has 20, 50, 100 or 500 rows, the last one what is left", () => {
  expect(RECORD_PAGES).toEqual([20, 50, 100, 500]);
  expect(rowsOfPage(rows, { size: 20, at: 2 })).toEqual(rows.slice(20, 40));
  expect(rowsOfPage(rows, { size: 20, at: 3 })).toEqual([41, 42, 43, 44, 45]);
});

test("a page that is gone since a search is the last one there is", () => {
  expect(rowsOfPage(rows.slice(0, 5), { size: 20, at: 3 })).toEqual([1, 2, 3, 4, 5]);
  expect(rowsOfPage([], { size: 20, at: 1 })).toEqual([]);
});
