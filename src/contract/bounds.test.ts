import { beyondOf, extremeOf } from "#tests/make/shapes/extremes.ts";
import { findUnbounded } from "#tests/make/shapes/find-unbounded.ts";
import * as z from "zod/mini";
import { expect, test } from "vitest";
import { commandNames, commandOf } from "#domain/commands.ts";
import { givenTimeShape, idShape, textShape } from "#domain/shape.ts";
import { clientFrameShape } from "./frames/frames.ts";
import { calls } from "./registry.ts";

/** What is judged by somebody else behind the call, who knows how far it goes. */
const judgedElsewhere = [
  // The arguments of a command, by the command's own shape.
  "sync.push entries[].data: anything",
  // Records of a sheet, by the form that they are of.
  ...["record.importData", "record.importExceptionData"].map((name) => `${name} list[]: record`),
  // What a browser's passkey door has written, by the library that reads it.
  ...["user.loginSecond", "passkey.login", "passkey.add"].flatMap((name) => [
    `${name} passkey.response: record`,
    `${name} passkey: anything`,
  ]),
];

test("every number, text and list that anybody sends has an end", () => {
  const unbounded = [
    ...calls.flatMap(({ name, body }) => findUnbounded(body).map((path) => `${name} ${path}`)),
    ...findUnbounded(clientFrameShape),
  ];
  expect(unbounded.toSorted()).toEqual(judgedElsewhere.toSorted());
});

test("what has no end is found wherever it lies", () => {
  const shape = z.object({
    at: z.optional(z.int().check(z.nonnegative())),
    names: z.array(z.string().check(z.maxLength(3))),
    pair: z.tuple([z.int().check(z.maximum(3)), idShape]),
    word: z.string().check(z.regex(/^[a-z]+$/)),
    code: z.string().check(z.regex(/^[a-z*+]{1,9}$/)),
    either: z.union([z.boolean(), z.object({ free: z.unknown(), tidy: textShape(1, 9) })]),
  });
  expect(findUnbounded(shape)).toEqual([
    "at: number",
    "names: list",
    "pair[0]: number",
    "word: text",
    "either.free: anything",
  ]);
});

test.each(commandNames)(
  "%s takes what lies at the edge of its limits, and nothing behind it",
  (name) => {
    const { arguments: shape } = commandOf(name);
    for (const end of ["least", "most"] as const) {
      expect(shape.safeParse(extremeOf(shape, end)).error, `${name}, ${end}`).toBeUndefined();
    }
    for (const value of beyondOf(shape)) {
      expect(shape.safeParse(value).success, JSON.stringify(value)?.slice(0, 300)).toBe(false);
    }
  },
);

test("a moment that can be named is one that everything can draw", () => {
  const last = Number(extremeOf(givenTimeShape, "most"));
  for (const timeZone of ["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
    const year = new Intl.DateTimeFormat("en", { timeZone, year: "numeric" }).format(last);
    expect(year).toMatch(/^\d{4}$/);
  }
  expect(last).toBe(Date.UTC(9999, 0, 1));
});
