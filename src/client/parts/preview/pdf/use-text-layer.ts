import { type PDFPageProxy, TextLayer } from "pdfjs-dist";
import { type RefObject, useEffect, useState } from "react";
import { viewportOf } from "./draw-page.ts";
import type { FoundPlace } from "./use-search.ts";
import { elementAt, markFound } from "./found-marks.ts";
import { type PageText, readPageText } from "./page-text.ts";

interface LaidText extends PageText {
  readonly elements: readonly HTMLElement[];
}

interface TextLook {
  readonly turn: number;
  readonly found: readonly FoundPlace[];
  readonly here: FoundPlace | undefined;
}

/** Lays the words of a page over its picture, to be selected, read aloud and marked where they are sought. */
export function useTextLayer(
  page: PDFPageProxy | undefined,
  place: RefObject<HTMLDivElement | null>,
  { turn, found, here }: TextLook,
): void {
  const [laid, setLaid] = useState<LaidText>();
  useEffect(() => {
    const container = place.current;
    if (!page || !container) return undefined;
    let layer: TextLayer | undefined;
    let isShown = true;
    const lay = async () => {
      const text = await readPageText(page);
      if (!isShown) return;
      // Sizes in it follow the zoom by a variable of the style.
      const viewport = viewportOf(page, { zoom: 1, turn });
      layer = new TextLayer({ textContentSource: text.content, container, viewport });
      await layer.render();
      if (isShown) setLaid({ ...text, elements: layer.textDivs });
    };
    // A page without its words is still a picture.
    lay().catch(() => undefined);
    return () => {
      isShown = false;
      layer?.cancel();
      container.replaceChildren();
      setLaid(undefined);
    };
  }, [page, place, turn]);
  useEffect(
    () => (laid ? markFound(laid, laid.elements, found, here) : undefined),
    [laid, found, here],
  );
  useEffect(() => {
    // The page begins at the top already: further than into sight would bring the one before back into it.
    if (laid && here)
      elementAt(laid, laid.elements, here.start)?.scrollIntoView({ block: "nearest" });
  }, [laid, here]);
}
