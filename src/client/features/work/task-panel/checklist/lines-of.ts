import { CHECK_ITEM_NAME_MAX } from "#domain/limits.ts";

/** Marks that lists begin their lines with: bullets, boxes, numbers. */
const marker = /^\s*(?:[-*+•–]\s+)?(?:\[[ xX]?\]\s*|[☐☑✓✔]\s*)?(?:\d{1,3}[.)]\s+)?/;

/** The lines of a pasted list without the marks before them; what is longer than a line may be is cut there. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(marker, "").trim().slice(0, CHECK_ITEM_NAME_MAX))
    .filter((line) => line !== "");
}
