import * as z from "zod/mini";
import { MARKDOWN_DEPTH_MAX } from "../limits.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import { longTextShape } from "../shape.ts";
import type { Message } from "./message.ts";

/** What opens a quote or a list at the beginning of a line, where the next one may stand right behind it. */
const OPENING = /[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y;
/** A line across the page is written with the same marks, and nests nothing. */
const RULE = /^[ \t]*([-*])(?:[ \t]*\1){2,}[ \t]*$/;
const LINE_END = /\r\n?|\n/;

/** Markdown of 1 to max characters that is not nested deeper than it is drawn. */
export function markdownShape(max: number) {
  return longTextShape(max).check(
    z.minLength(1),
    z.refine((text) => !isTooDeep(text)),
  );
}

/** How deep quotes and lists lie in each other. Steps of indentation do not count: the length of a message ends them. */
export function markdownDepth(text: string): number {
  return text.split(LINE_END).reduce((deepest, line) => Math.max(deepest, depthOfLine(line)), 0);
}

/** Refuses markdown that is nested deeper than it is drawn; in plain text the same marks say nothing. */
export function refuseDepth(text: string, type: Message["msg"]["type"]): Refusal | undefined {
  return type === "md" && isTooDeep(text) ? parameterError("message.tooDeep") : undefined;
}

/** Whether markdown is nested deeper than it is drawn. */
function isTooDeep(text: string): boolean {
  return markdownDepth(text) > MARKDOWN_DEPTH_MAX;
}

/** The text with as many levels as are drawn: of a line that goes deeper, the marks beyond are left out. */
export function flattenMarkdown(text: string): string {
  return text
    .split(LINE_END)
    .map((line) => (depthOfLine(line) > MARKDOWN_DEPTH_MAX ? flattenLine(line) : line))
    .join("\n");
}

function depthOfLine(line: string): number {
  return RULE.test(line) ? 0 : openingsOf(line).length;
}

function flattenLine(line: string): string {
  const openings = openingsOf(line);
  return line.slice(0, openings[MARKDOWN_DEPTH_MAX - 1]) + line.slice(openings.at(-1));
}

/** Where each of the marks at the beginning of a line ends. */
function openingsOf(line: string): number[] {
  const ends: number[] = [];
  OPENING.lastIndex = 0;
  while (OPENING.test(line)) ends.push(OPENING.lastIndex);
  return ends;
}
