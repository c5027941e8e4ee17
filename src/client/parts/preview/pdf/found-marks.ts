import type { PageText } from "./page-text.ts";
import type { TextPlace } from "./find-in-text.ts";

const ALL = "paper-found";
const HERE = "paper-found-here";

/**
 * Marks words in the text of a page without changing it, the one a person has gone to more clearly. What it gives takes
 * the marks away. Browsers that know no such marks show none.
 */
export function markFound(
  { begins }: PageText,
  elements: readonly HTMLElement[],
  places: readonly TextPlace[],
  here: TextPlace | undefined,
): () => void {
  if (!("highlights" in CSS)) return () => undefined;
  const undo = places.flatMap((place) => {
    const range = rangeOf(place, begins, elements);
    return range ? [mark(place === here ? HERE : ALL, range)] : [];
  });
  return () => {
    for (const each of undo) each();
  };
}

function mark(name: string, range: Range): () => void {
  const marks = CSS.highlights.get(name) ?? new Highlight();
  CSS.highlights.set(name, marks);
  marks.add(range);
  return () => void marks.delete(range);
}

/** The piece of a page's text in which a letter stands. */
export function elementAt(
  { begins }: Pick<PageText, "begins">,
  elements: readonly HTMLElement[],
  letter: number,
): HTMLElement | undefined {
  return elements[begins.findLastIndex((begin) => begin <= letter)];
}

function rangeOf(
  { start, end }: TextPlace,
  begins: readonly number[],
  elements: readonly HTMLElement[],
): Range | undefined {
  const first = elementAt({ begins }, elements, start)?.firstChild;
  // By its last letter, because the place after it may be in the next piece.
  const last = elementAt({ begins }, elements, end - 1)?.firstChild;
  if (!(first instanceof Text && last instanceof Text)) return undefined;
  const range = new Range();
  range.setStart(first, start - beginOf(begins, start));
  range.setEnd(last, Math.min(end - beginOf(begins, end - 1), last.length));
  return range;
}

function beginOf(begins: readonly number[], letter: number): number {
  return begins.findLast((begin) => begin <= letter) ?? 0;
}
