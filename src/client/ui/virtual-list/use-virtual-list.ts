import {
  observeElementOffset,
  observeElementRect,
  type Range,
  useVirtualizer,
  type Virtualizer,
} from "@tanstack/react-virtual";
import type { RefObject } from "react";

type List = Virtualizer<HTMLDivElement, Element>;
type Observe<Seen> = (list: List, tell: Seen) => (() => void) | undefined;

interface VirtualListSettings {
  readonly count: number;
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Height of a row until it has been measured, pixels. */
  readonly sizeAt: (index: number) => number;
  readonly keyAt: (index: number) => number | string;
  readonly gap?: number;
  /** Rows beyond the edge of what can be seen. */
  readonly overscan: number;
  /** What stands above and below the list until the page has measured it, pixels. */
  readonly around?: number;
  /** Height of what stays at the top while the rows scroll below it, pixels. */
  readonly head?: number;
  /** The rows that are in the page; those that can be seen, and `overscan` more, where left out. */
  readonly rowsIn?: (range: Range) => number[];
}

/**
 * A list of which only the rows that can be seen are in the page. Its first drawing
 * holds them already, and nothing is measured before the browser has laid the page
 * out by itself: asking earlier would lay it out once for each list.
 */
export function useVirtualList(settings: VirtualListSettings): List {
  const {
    count,
    scroller,
    sizeAt,
    keyAt,
    gap = 0,
    overscan,
    around = 0,
    head = 0,
    rowsIn,
  } = settings;
  return useVirtualizer<HTMLDivElement, Element>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: sizeAt,
    getItemKey: keyAt,
    gap,
    overscan,
    paddingStart: head,
    scrollPaddingStart: head,
    ...(rowsIn && { rangeExtractor: rowsIn }),
    initialRect: { width: 0, height: Math.max(0, globalThis.innerHeight - around) },
    observeElementRect: lateRect,
    observeElementOffset: lateOffset,
    measureElement: (element, entry, list) => sizeOf(element, entry, list, sizeAt),
  });
}

const lateRect = inNextFrame(observeElementRect<HTMLDivElement>);
const lateOffset = inNextFrame(observeElementOffset<HTMLDivElement>);

function inNextFrame<Seen>(observe: Observe<Seen>): Observe<Seen> {
  return (list, tell) => {
    let stop: (() => void) | undefined;
    const frame = requestAnimationFrame(() => {
      stop = observe(list, tell);
    });
    return () => {
      cancelAnimationFrame(frame);
      stop?.();
    };
  };
}

/** Sizes come from the observer, after layout. */
function sizeOf(
  element: Element,
  entry: ResizeObserverEntry | undefined,
  list: List,
  sizeAt: (index: number) => number,
): number {
  const index = list.indexFromElement(element);
  return entry?.borderBoxSize[0]?.blockSize ?? list.measurementsCache[index]?.size ?? sizeAt(index);
}
