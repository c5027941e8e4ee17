import * as z from "zod/mini";
import { expect, test } from "vitest";
import { Fields, FIELDS_MAX } from "./fields.ts";

const shape = z.object({
  count: z.optional(z.int()),
  name: z.string(),
  open: z.optional(z.boolean()),
});

test("a number and a yes are read where the shape wants them, and nowhere else", () => {
  const fields = Fields.ofForm("count=12&name=12&open=1&other=3");
  expect(fields.valuesFor(shape)).toEqual({ count: 12, name: "12", open: true, other: "3" });
});

test.each(["", " 1", "1e3", "0x10", "NaN", "Infinity", "12345678901234567890"])(
  "%j is no number",
  (text) => {
    expect(Fields.of({ count: text }).valuesFor(shape)).toEqual({ count: text });
    const values = Fields.of({ count: text, name: "" }).valuesFor(shape);
    expect(shape.safeParse(values).success).toBe(false);
  },
);

test("names of what every object has are fields like others", () => {
  const values = Fields.ofForm("__proto__=a&constructor=b").valuesFor(shape);
  expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
  expect(Object.entries(values)).toEqual([
    ["__proto__", "a"],
    ["constructor", "b"],
  ]);
});

test("nobody brings more fields than any call has", () => {
  const many = Array.from({ length: FIELDS_MAX + 1 }, (_, index) => `f${index}=1`).join("&");
  expect(() => Fields.ofForm(many)).toThrow();
});

test("what stands in a query twice is refused", () => {
  expect(shape.safeParse(Fields.of({ name: ["a", "b"] }).valuesFor(shape)).success).toBe(false);
});
