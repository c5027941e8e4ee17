import type { PDFDocumentProxy } from "pdfjs-dist";
import { type CSSProperties, type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { DrawingQueue } from "./drawing-queue.ts";
import { type PageSize, PIXELS_PER_POINT, sizeOfPage, turned } from "./page-size.ts";
import classes from "./pdf.module.css";
import { usePage, usePagePicture } from "./use-page.ts";
import { useSharpPart } from "./use-sharp-part.ts";
import type { FoundPlace } from "./use-search.ts";
import { useTextLayer } from "./use-text-layer.ts";

interface PdfPageProps {
  readonly pdf: PDFDocumentProxy;
  readonly number: number;
  /** What it is taken for until it has come. */
  readonly size: PageSize;
  readonly zoom: number;
  readonly turn: number;
  readonly queue: DrawingQueue;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly found: readonly FoundPlace[];
  readonly here: FoundPlace | undefined;
  readonly onSize: (number: number, size: PageSize) => void;
}

/** One page, as a picture with its words over it. */
export function PdfPage(props: PdfPageProps) {
  const { pdf, number, size, zoom, turn, queue, scroller, found, here, onSize } = props;
  const { t } = useTranslation("paper");
  const picture = useRef<HTMLDivElement>(null);
  const sharp = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const page = usePage(pdf, number);
  usePagePicture(page, { queue, isUrgent: true, place: picture, zoom, turn });
  useSharpPart(page, { queue, place: sharp, scroller, zoom, turn });
  useTextLayer(page, words, { turn, found, here });
  useEffect(() => {
    if (page) onSize(number, sizeOfPage(page));
  }, [page, number, onSize]);
  const scale = zoom * PIXELS_PER_POINT;
  const { width, height } = turned(size, turn);
  const style: CSSProperties & Record<`--${string}`, number> = {
    width: width * scale,
    height: height * scale,
    "--total-scale-factor": scale,
  };
  return (
    <section className={classes.page} style={style} aria-label={t("page", { number })}>
      <div ref={picture} className={classes.picture} aria-hidden />
      <div ref={sharp} className={classes.sharp} aria-hidden />
      <div ref={words} className={classes.words} />
    </section>
  );
}
