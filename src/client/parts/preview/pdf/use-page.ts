import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
import { type RefObject, useEffect, useState } from "react";
import { drawPage, putCanvas, wholePage } from "./draw-page.ts";
import type { DrawingQueue } from "./drawing-queue.ts";

/** A page of a PDF, once it has come. */
export function usePage(pdf: PDFDocumentProxy, number: number): PDFPageProxy | undefined {
  const [page, setPage] = useState<PDFPageProxy>();
  useEffect(() => {
    let isShown = true;
    pdf.getPage(number).then(
      (came) => isShown && setPage(came),
      // It stays an empty sheet; the other pages are there.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [pdf, number]);
  return page;
}

interface PagePicture {
  readonly queue: DrawingQueue;
  readonly isUrgent: boolean;
  readonly place: RefObject<HTMLDivElement | null>;
  readonly zoom: number;
  readonly turn: number;
}

/** Draws a page into its place when it is its turn; until then it shows what was drawn before, enlarged. */
export function usePagePicture(
  page: PDFPageProxy | undefined,
  { queue, isUrgent, place, zoom, turn }: PagePicture,
): void {
  useEffect(() => {
    if (!page) return undefined;
    const look = { zoom, turn };
    return queue.add(async (signal) => {
      const canvas = await drawPage(page, look, wholePage(page, look), signal);
      if (place.current) putCanvas(place.current, canvas);
    }, isUrgent);
  }, [page, queue, isUrgent, place, zoom, turn]);
  useEffect(() => {
    const element = place.current;
    return () => {
      if (element) putCanvas(element);
    };
  }, [place]);
}
