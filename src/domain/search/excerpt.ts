import type { Mark } from "./mark-words.ts";

/** Signs of a text that are shown around what was found. */
export const EXCERPT_MAX = 160;
/** So much stands before what was found, so that it is read in its sentence. */
const BEFORE = 40;
const ELLIPSIS = "…";
const halfCharacter = /^[\udc00-\udfff]|[\ud800-\udbff]$/g;

/** A long text cut to what is around its first mark, on one line, with the marks that remain. */
export function excerptOf(
  text: string,
  marks: readonly Mark[],
): { title: string; marks: readonly Mark[] } {
  // One sign for one, so that the marks stay where they are.
  const line = text.replaceAll(/\s/g, " ");
  if (line.length <= EXCERPT_MAX) return { title: line, marks };
  const first = marks[0]?.[0] ?? 0;
  const start = first > BEFORE ? startOfWord(line, first - BEFORE) : 0;
  const end = Math.min(line.length, start + EXCERPT_MAX);
  const head = start > 0 ? ELLIPSIS : "";
  const tail = end < line.length ? ELLIPSIS : "";
  const cut = line.slice(start, end).replaceAll(halfCharacter, " ");
  const shift = head.length - start;
  return {
    title: head + cut + tail,
    marks: marks
      .filter(([from, to]) => from >= start && to <= end)
      .map(([from, to]): Mark => [from + shift, to + shift]),
  };
}

/** The next beginning of a word, where one is near. */
function startOfWord(line: string, from: number): number {
  const space = line.indexOf(" ", from);
  return space >= 0 && space < from + BEFORE / 2 ? space + 1 : from;
}
