import type { ImportTask } from "./board-import.ts";
import { cleanLine, cutText, plainToMarkdown } from "./clean-text.ts";
import { IMPORT_CONTENT_MAX } from "./import-limits.ts";
import type { ImportNotes } from "./import-notes.ts";

/** Nothing but what a browser opens as a page, and no character that would end the link in markdown. */
const pageAddress = /^https?:\/\/[^\s<>\\]{1,2000}$/i;

/** A link in markdown; undefined where the address is none that can be opened. */
export function pageLink(name: string, address: string): string | undefined {
  const written = address.trim();
  if (!pageAddress.test(written)) return undefined;
  return `[${plainToMarkdown(cleanLine(name) || written)}](<${written}>)`;
}

/** Names behind the word that says what they are, in markdown; "" where there are none. */
export function namedLine(word: string, names: readonly string[]): string {
  if (names.length === 0) return "";
  const list = names.map((name) => `**${plainToMarkdown(cleanLine(name))}**`).join(" · ");
  return word === "" ? list : `${plainToMarkdown(word)}: ${list}`;
}

/** Lines below the word that says what they are, as points; "" where there are none. */
export function listedLines(word: string, lines: readonly string[]): string {
  if (lines.length === 0) return "";
  const heading = word === "" ? "" : `${plainToMarkdown(word)}:`;
  return joinParts([heading, lines.map((line) => `- ${line}`).join("\n")]);
}

/** Subtasks over the limit as boxes to tick. */
export function tickedLines(over: readonly Pick<ImportTask, "name" | "completeTime">[]): string {
  return over
    .map(({ name, completeTime }) => `- [${completeTime > 0 ? "x" : " "}] ${plainToMarkdown(name)}`)
    .join("\n");
}

export function joinParts(parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join("\n\n");
}

/** A description and what stands below it, both cut where they are too long together. */
export function fittingContent(
  before: string,
  after: string,
  { name, notes }: { readonly name: string; readonly notes: ImportNotes },
): string {
  const whole = joinParts([before, after]);
  if (whole.length <= IMPORT_CONTENT_MAX) return whole;
  notes.add("contentsCut", name);
  const tail = cutText(after, IMPORT_CONTENT_MAX / 2);
  const room = IMPORT_CONTENT_MAX - (tail === "" ? 0 : tail.length + 2);
  return joinParts([cutText(before, room), tail]);
}
