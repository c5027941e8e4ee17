import type { Callout } from "#domain/sheet/callout.ts";
import { partAt, SHEET_PARTS } from "#domain/sheet/place-on-sheet.ts";
import { SHEET_CALLOUTS_MAX, SHEET_NUMBER_MAX } from "#domain/sheet/sheet-limits.ts";

/** A point of a page, in parts of it from its left and its top. */
export interface PagePoint {
  readonly x: number;
  readonly y: number;
}

/** Words as they run over a page, whichever way they are turned. */
export interface RunningWords {
  readonly text: string;
  /** Below the first letter. */
  readonly start: PagePoint;
  /** Below the end of the last one. */
  readonly end: PagePoint;
  /** From the line that letters stand on to their top. */
  readonly up: PagePoint;
}

/** What looks like the number of a sheet within words: letters, then digits. */
const NUMBER =
  /(?<![\p{L}\d])(?:(?!Ø)\p{Lu}{1,3}|\p{Script=Han}{1,6})[-.]?\d{1,4}(?:[-.]\d{1,3})*\p{Lu}?(?![\p{L}\d])/gu;
const PARTED = /[-.]/u;

/** Numbers on a page that may be those of sheets; where there are many, those with a hyphen or a point before marks of axes and sizes. */
export function findCallouts(words: readonly RunningWords[]): Callout[] {
  const found = words.flatMap((one) =>
    Array.from(one.text.matchAll(NUMBER), ({ 0: number, index }) => ({
      number: number.slice(0, SHEET_NUMBER_MAX),
      ...boxOf(one, index / one.text.length, (index + number.length) / one.text.length),
    })),
  );
  const parted = found.filter(({ number }) => PARTED.test(number));
  const others = found.filter(({ number }) => !PARTED.test(number));
  return [...parted, ...others].slice(0, SHEET_CALLOUTS_MAX);
}

/** The box around a part of words, from one share of their length to another. */
function boxOf({ start, end, up }: RunningWords, from: number, to: number) {
  const at = (share: number) => ({
    x: start.x + (end.x - start.x) * share,
    y: start.y + (end.y - start.y) * share,
  });
  const feet = [at(from), at(to)];
  const corners = [...feet, ...feet.map(({ x, y }) => ({ x: x + up.x, y: y + up.y }))];
  const [left, right] = endsOf(corners.map(({ x }) => x));
  const [top, bottom] = endsOf(corners.map(({ y }) => y));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The least and the greatest, as whole parts of a sheet. */
function endsOf(values: readonly number[]): [number, number] {
  const parts = values.map((value) => partAt(value * SHEET_PARTS));
  return [Math.min(...parts), Math.max(...parts)];
}
