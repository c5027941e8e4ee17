import { oneLine } from "../one-line.ts";

// A database refuses NUL, a screen half a character; broken files hold both.
const controls = /(?![\n\t])\p{Cc}/gu;
const halfCharacters = /\p{Surrogate}/gu;
const markdownMarks = /[\\`*_[\]<>#~|]/g;

/** Text of several lines without control characters and broken halves of characters. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(controls, "")
    .replace(halfCharacters, "\uFFFD")
    .trim();
}

/** As `cleanText`, on one line. */
export function cleanLine(text: string): string {
  return oneLine(cleanText(text)).replace(/\s+/g, " ").trim();
}

/** At most `max` UTF-16 units, an ellipsis in place of the rest; never cuts a character in half. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, Math.max(max - 1, 0)).replace(halfCharacters, "")}…`;
}

/** Plain text as markdown that shows exactly this text. */
export function plainToMarkdown(text: string): string {
  return text.replace(markdownMarks, String.raw`\$&`);
}
