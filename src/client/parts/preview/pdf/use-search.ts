import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useState } from "react";
import { findInText, type TextPlace } from "./find-in-text.ts";
import { readPageText } from "./page-text.ts";

/** Where words stand in a PDF. */
export interface FoundPlace extends TextPlace {
  /** From one up. */
  readonly page: number;
}

interface Search {
  readonly words: string;
  readonly found: readonly FoundPlace[];
  /** All pages have been read. */
  readonly isDone: boolean;
}

/** Finds words, page by page from the first, as long as nothing else is asked for. */
export function useSearch(pdf: PDFDocumentProxy, words: string): Search {
  const [search, setSearch] = useState<Search>();
  useEffect(() => {
    if (words === "") return undefined;
    const stopped = new AbortController();
    const found: FoundPlace[] = [];
    const tell = (isDone: boolean) => {
      if (!stopped.signal.aborted) setSearch({ words, found: [...found], isDone });
    };
    const readAll = async () => {
      for (let page = 1; page <= pdf.numPages && !stopped.signal.aborted; page += 1) {
        const { text } = await readPageText(await pdf.getPage(page));
        const places = findInText(text, words);
        found.push(...places.map((place) => ({ ...place, page })));
        if (places.length > 0) tell(false);
      }
    };
    // A page whose text cannot be read ends the search with what was found.
    readAll().then(
      () => tell(true),
      () => tell(true),
    );
    return () => stopped.abort();
  }, [pdf, words]);
  return search?.words === words ? search : { words, found: none, isDone: words === "" };
}

const none: readonly FoundPlace[] = [];
