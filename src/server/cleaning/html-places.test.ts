import * as z from "zod/mini";
import { expect, test } from "vitest";
import { calls } from "#contract/registry.ts";
import { htmlShape } from "#domain/shape.ts";
import { changeHtml, htmlPlacesOf } from "./html-places.ts";

const mark = (html: string) => `clean ${html}`;

test("HTML is found by its shape, under any name and at any depth", () => {
  const shape = z.object({
    title: z.string(),
    content: z.string(),
    remark: z.optional(htmlShape),
    rows: z.array(
      z.object({ notes: z.nullable(htmlShape), cells: z.record(z.string(), htmlShape) }),
    ),
    answer: z.union([z.int(), z.object({ why: htmlShape })]),
    pair: z.tuple([z.string(), htmlShape]),
    both: z.intersection(z.object({ left: htmlShape }), z.object({ right: z.string() })),
    short: htmlShape.check(z.maxLength(100)),
  });
  const value = {
    title: "a",
    content: "b",
    remark: "c",
    rows: [
      { notes: "d", cells: { one: "e", two: "f" } },
      { notes: null, cells: {} },
    ],
    answer: { why: "g" },
    pair: ["h", "i"],
    both: { left: "j", right: "k" },
    short: "l",
  };
  expect(shape.safeParse(value).success).toBe(true);
  expect(changeHtml(value, htmlPlacesOf(shape), mark)).toEqual({
    title: "a",
    content: "b",
    remark: "clean c",
    rows: [
      { notes: "clean d", cells: { one: "clean e", two: "clean f" } },
      { notes: null, cells: {} },
    ],
    answer: { why: "clean g" },
    pair: ["h", "clean i"],
    both: { left: "clean j", right: "k" },
    short: "clean l",
  });
});

test("HTML is found in what lies within its own kind", () => {
  interface Folder {
    about: string;
    folders: Folder[];
  }
  const folder: z.ZodMiniType<Folder> = z.object({
    about: htmlShape,
    folders: z.array(z.lazy(() => folder)),
  });
  const value = { about: "a", folders: [{ about: "b", folders: [{ about: "c", folders: [] }] }] };
  expect(JSON.stringify(changeHtml(value, htmlPlacesOf(folder), mark))).toBe(
    JSON.stringify(value).replaceAll(/"([abc])"/g, '"clean $1"'),
  );
});

test("a value without HTML stays the very same", () => {
  const value = { name: "a", list: ["b"] };
  const shape = z.object({ name: z.string(), list: z.array(z.string()) });
  expect(changeHtml(value, htmlPlacesOf(shape), mark)).toBe(value);
});

test("a shape that cannot be looked into is refused, and no call has one", () => {
  const hidden = z.object({ pages: z.map(z.string(), htmlShape) });
  expect(() => htmlPlacesOf(hidden)).toThrow("Nobody knows whether HTML stands in");
  for (const { name, body } of calls) expect(() => htmlPlacesOf(body), name).not.toThrow();
});
