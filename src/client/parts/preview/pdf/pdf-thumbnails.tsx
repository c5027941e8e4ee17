import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useVirtualList } from "#client/ui/virtual-list/use-virtual-list.ts";
import type { DrawingQueue } from "./drawing-queue.ts";
import { PIXELS_PER_POINT, type PageSize, turned } from "./page-size.ts";
import classes from "./pdf.module.css";
import { usePage, usePagePicture } from "./use-page.ts";

/** Pixels that a small picture is wide, and those below it. */
const WIDTH = 96;
const BELOW = 40;

interface PdfThumbnailsProps {
  readonly pdf: PDFDocumentProxy;
  readonly current: number;
  readonly turn: number;
  readonly sizeOf: (number: number) => PageSize;
  readonly queue: DrawingQueue;
  readonly onChoose: (number: number) => void;
}

/** Small pictures of all pages, of which one is chosen. */
export function PdfThumbnails(props: PdfThumbnailsProps) {
  const { pdf, current, turn, sizeOf, queue, onChoose } = props;
  const { t } = useTranslation("paper");
  const scroller = useRef<HTMLDivElement>(null);
  const heightOf = (number: number) => {
    const { width, height } = turned(sizeOf(number), turn);
    return (height / width) * WIDTH;
  };
  const list = useVirtualList({
    count: pdf.numPages,
    scroller,
    sizeAt: (index) => heightOf(index + 1) + BELOW,
    keyAt: (index) => index,
    overscan: 2,
  });
  const { scrollToIndex } = list;
  useEffect(() => scrollToIndex(current - 1, { align: "auto" }), [scrollToIndex, current]);
  return (
    <nav ref={scroller} className={classes.thumbnails} aria-label={t("thumbnails")}>
      <div className={classes.tall} style={{ height: list.getTotalSize() }}>
        {list.getVirtualItems().map(({ index, start }) => (
          <button
            key={index}
            type="button"
            className={classes.thumbnail}
            style={{ transform: `translateY(${start}px)` }}
            aria-label={t("goToPage", { number: index + 1 })}
            aria-current={index + 1 === current ? "page" : undefined}
            onClick={() => onChoose(index + 1)}
          >
            <Thumbnail
              pdf={pdf}
              number={index + 1}
              turn={turn}
              queue={queue}
              height={heightOf(index + 1)}
              zoom={WIDTH / (turned(sizeOf(index + 1), turn).width * PIXELS_PER_POINT)}
            />
            <span>{index + 1}</span>
          </button>
        ))}
      </div>
    </nav>
  );
}

interface ThumbnailProps {
  readonly pdf: PDFDocumentProxy;
  readonly number: number;
  readonly turn: number;
  readonly queue: DrawingQueue;
  readonly height: number;
  readonly zoom: number;
}

function Thumbnail({ pdf, number, turn, queue, height, zoom }: ThumbnailProps) {
  const place = useRef<HTMLDivElement>(null);
  const page = usePage(pdf, number);
  usePagePicture(page, { queue, isUrgent: false, place, zoom, turn });
  return <div ref={place} className={classes.small} style={{ width: WIDTH, height }} />;
}
