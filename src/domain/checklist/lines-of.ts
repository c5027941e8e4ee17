import { CHECK_ITEM_NAME_MAX } from "../limits.ts";

/** Marks that lists begin their lines with: bullets, boxes, numbers. */
const marker = /^\s*(?:[-*+•–]\s+)?(?:\[[ xX]?\]\s*|[☐☑✓✔]\s*)?(?:\d{1,3}[.)]\s+)?/;

/** A mark of what is done already. */
const ticked = /^\s*(?:[-*+•–]\s+)?(?:\[[xX]\]|[☑✓✔])/;

/** A line of a list that was pasted. */
export interface PastedLine {
  readonly name: string;
  readonly isDone: boolean;
}

/** The lines of a pasted list without the marks before them; what is longer than a line may be is cut there. */
export function linesOf(text: string): PastedLine[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => ({
      name: line.replace(marker, "").trim().slice(0, CHECK_ITEM_NAME_MAX),
      isDone: ticked.test(line),
    }))
    .filter(({ name }) => name !== "");
}
