import * as z from "zod/mini";
import { readShape, type Shape } from "./read-shape.ts";

/** Which of the legal values: the shortest and smallest ones, or the longest and greatest. */
export type End = "least" | "most";

/** Texts that fit where a length alone does not say what does. */
const KNOWN_TEXTS = [
  "2026-03-04",
  "a0",
  `z${"z".repeat(26)}${"0".repeat(172)}1`,
  "00:00",
  "9".repeat(32),
  "/9j/4AAQSkZJRgABAQ==",
  "23:59",
  "13800138000",
  "data:image/webp;base64,UklGR",
  "data:image/gif;base64,R0lGODlhAQABAAAA",
  "data:image/jpeg;base64,/9j/4AAEAAD/wAARCACAAIADASIA",
  "UTC",
  "America/Argentina/ComodRivadavia",
];

/** Entries of a list within a list: as many as each may have would together be larger than any body. */
const INNER_LIST = 2;

/** A value at the edge of what a shape takes; `fill` is what long texts are made of. */
export function extremeOf(shape: Shape, end: End, fill = "W", longest = Infinity): unknown {
  const facts = readShape(shape);
  switch (facts.kind) {
    case "number":
      return facts[end];
    case "text":
      return textOf(shape, facts[end], end, fill);
    case "list":
      return Array.from({ length: Math.min(facts[end], longest) }, () =>
        extremeOf(facts.of, end, fill, INNER_LIST),
      );
    case "row":
      return facts.items.map((item) => extremeOf(item, end, fill, longest));
    case "fields":
      return Object.fromEntries(
        Object.entries(facts.fields)
          .map(([name, field]) => [name, extremeOf(field, end, fill, longest)])
          .filter(([, value]) => value !== undefined),
      );
    case "either":
      return extremeOf(facts.options.at(end === "least" ? 0 : -1) ?? shape, end, fill, longest);
    case "around":
      return end === "least" && takes(shape, undefined)
        ? undefined
        : extremeOf(facts.of, end, fill, longest);
    case "words":
      return facts.values.at(end === "least" ? 0 : -1);
    case "record":
      return {};
    case "anything":
      return null;
  }
}

/** Values that differ from legal ones in one place, where they go one step too far. */
export function* beyondOf(shape: Shape): Generator {
  const facts = readShape(shape);
  switch (facts.kind) {
    case "number":
      yield* [facts.least - 1, facts.most + 1, facts.least + 0.5, Number.NaN, Infinity, "1", null];
      break;
    case "text":
      if (facts.most < Infinity) yield "x".repeat(facts.most + 1);
      if (facts.least > 0) yield "x".repeat(facts.least - 1);
      yield* [1, null];
      break;
    case "list":
      yield Array.from({ length: facts.most + 1 }, () => extremeOf(facts.of, "least"));
      for (const value of beyondOf(facts.of)) yield [value];
      break;
    case "row":
      for (const [place, item] of facts.items.entries()) {
        const legal = facts.items.map((each) => extremeOf(each, "most"));
        for (const value of beyondOf(item)) yield legal.with(place, value);
      }
      break;
    case "fields":
      for (const [name, field] of Object.entries(facts.fields)) {
        const legal = extremeOf(shape, "least") as object;
        for (const value of beyondOf(field)) yield { ...legal, [name]: value };
      }
      break;
    case "around":
      for (const value of beyondOf(facts.of)) if (!takes(shape, value)) yield value;
      break;
    case "either":
      for (const option of facts.options) {
        for (const value of beyondOf(option)) if (!takes(shape, value)) yield value;
      }
      break;
    default:
      yield "no such word";
  }
}

function textOf(shape: Shape, size: number, end: End, fill: string): string {
  const filled = fill.repeat(Math.ceil(Math.min(size, 1_000_000) / fill.length)).slice(0, size);
  if (takes(shape, filled)) return filled;
  const known = KNOWN_TEXTS.filter((text) => takes(shape, text)).toSorted(
    (left, right) => left.length - right.length || (left < right ? -1 : 1),
  );
  const text = known.at(end === "least" ? 0 : -1) ?? (takes(shape, fill) ? fill : undefined);
  if (text === undefined) throw new Error("No text is known that fits here.");
  return text;
}

function takes(shape: Shape, value: unknown): boolean {
  return z.safeParse(shape, value).success;
}
