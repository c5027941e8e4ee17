import type { PDFDocumentProxy } from "pdfjs-dist";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useVirtualList } from "#client/ui/virtual-list/use-virtual-list.ts";
import paper from "../paper/paper.module.css";
import { stepZoom } from "../zoom-steps.ts";
import { DrawingQueue } from "./drawing-queue.ts";
import { type PageSize, PIXELS_PER_POINT, turned } from "./page-size.ts";
import { PdfBar } from "./pdf-bar.tsx";
import { PdfPage } from "./pdf-page.tsx";
import { PdfSearch } from "./pdf-search.tsx";
import { PdfThumbnails } from "./pdf-thumbnails.tsx";
import classes from "./pdf.module.css";
import { usePageSizes } from "./use-page-sizes.ts";
import { type FoundPlace, useSearch } from "./use-search.ts";
import { useZoom } from "./use-zoom.ts";

/** Between two pages, pixels. */
const GAP = 12;

const none: readonly FoundPlace[] = [];

interface PdfReaderProps {
  readonly name: string;
  readonly pdf: PDFDocumentProxy;
  readonly first: PageSize;
  /** What is to be said of the PDF, above its pages. */
  readonly children?: ReactNode;
}

/** The pages of a PDF, of which those in sight are drawn. */
export function PdfReader({ name, pdf, first, children }: PdfReaderProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [queue] = useState(() => new DrawingQueue());
  const [turn, setTurn] = useState(0);
  const [hasThumbnails, setThumbnails] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const [words, setWords] = useState("");
  const [place, setPlace] = useState(0);
  const { sizeOf, onSize } = usePageSizes(first);
  const { zoom, isFitting, zoomTo, fitWidth } = useZoom(scroller, turned(first, turn).width);
  const search = useSearch(pdf, isSearching ? words : "");
  const list = useVirtualList({
    count: pdf.numPages,
    scroller,
    sizeAt: (index) => turned(sizeOf(index + 1), turn).height * zoom * PIXELS_PER_POINT,
    keyAt: (index) => index,
    gap: GAP,
    overscan: 1,
  });
  const { scrollToIndex } = list;
  const seen = (list.scrollOffset ?? 0) + (list.scrollRect?.height ?? 0) / 3;
  const current = (list.getVirtualItemForOffset(seen)?.index ?? 0) + 1;
  const goTo = (page: number) => scrollToIndex(page - 1, { align: "start" });
  const byPage = useMemo(() => Map.groupBy(search.found, ({ page }) => page), [search.found]);
  const here = search.found[place];
  const herePage = here?.page;
  useEffect(() => {
    if (herePage) scrollToIndex(herePage - 1, { align: "start" });
  }, [scrollToIndex, herePage]);

  const step = (by: 1 | -1) => {
    const { length } = search.found;
    if (length > 0) setPlace((before) => (before + by + length) % length);
  };
  const seek = (asked: string) => {
    setWords(asked);
    setPlace(0);
  };
  const closeSearch = () => {
    setSearching(false);
    scroller.current?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys that its buttons say
    <section
      className={paper.stage}
      aria-label={name}
      onKeyDown={(press) => {
        if ((press.ctrlKey || press.metaKey) && press.key.toLowerCase() === "f") {
          press.preventDefault();
          setSearching(true);
        }
        if (press.target instanceof HTMLInputElement || press.ctrlKey || press.metaKey) return;
        if (press.key === "+") zoomTo(stepZoom(zoom, 1));
        if (press.key === "-") zoomTo(stepZoom(zoom, -1));
        if (press.key === "0") fitWidth();
      }}
    >
      <PdfBar
        page={current}
        pages={pdf.numPages}
        onPage={goTo}
        zoom={zoom}
        isFitting={isFitting}
        onZoom={zoomTo}
        onFitWidth={fitWidth}
        onTurn={() => setTurn((before) => (before + 270) % 360)}
        hasThumbnails={hasThumbnails}
        onThumbnails={() => setThumbnails((before) => !before)}
        isSearching={isSearching}
        onSearch={() => (isSearching ? closeSearch() : setSearching(true))}
      />
      {children}
      {isSearching && (
        <PdfSearch
          words={words}
          onWords={seek}
          place={here ? place + 1 : 0}
          count={search.found.length}
          isDone={search.isDone}
          onStep={step}
          onClose={closeSearch}
        />
      )}
      <div className={classes.columns}>
        {hasThumbnails && (
          <PdfThumbnails
            pdf={pdf}
            current={current}
            turn={turn}
            sizeOf={sizeOf}
            queue={queue}
            onChoose={goTo}
          />
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it */}
        <div ref={scroller} className={paper.scroller} tabIndex={0}>
          <div className={classes.pages} style={{ height: list.getTotalSize() }}>
            {list.getVirtualItems().map(({ index, start }) => (
              <div
                key={index}
                className={classes.row}
                style={{ transform: `translateY(${start}px)` }}
              >
                <PdfPage
                  pdf={pdf}
                  number={index + 1}
                  size={sizeOf(index + 1)}
                  zoom={zoom}
                  turn={turn}
                  queue={queue}
                  scroller={scroller}
                  found={byPage.get(index + 1) ?? none}
                  here={herePage === index + 1 ? here : undefined}
                  onSize={onSize}
                />
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
