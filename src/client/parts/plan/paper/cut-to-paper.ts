/** More lines are a book that nobody reads, and more than a browser sets in one go. */
const PAPER_LINES_MAX = 2_000;

/** What is on the paper, of how much there is. */
export interface CutToPaper<Line> {
  readonly shown: readonly Line[];
  readonly all: number;
}

/** As many lines as go on paper, from the top. */
export function cutToPaper<Line>(lines: readonly Line[]): CutToPaper<Line> {
  return { shown: lines.slice(0, PAPER_LINES_MAX), all: lines.length };
}
