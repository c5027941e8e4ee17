/** Pixels from the end within which somebody is at the end. */
const NEAR = 48;

/** What scrolls, and what is in it. */
export interface Place {
  readonly scroller: HTMLElement;
  readonly content: HTMLElement;
}

/**
 * Keeps what is read in place. Rows are measured only when they come into view, fonts and formatted
 * texts arrive late, a keyboard takes half of the height: each time what is held is put back, be it
 * the end or a row at its distance from the top.
 */
export class HeldPlace {
  readonly #find: () => Place | undefined;
  #held: { readonly row: Element; readonly offset: number } | "end" = "end";
  /** Where it was put last: a scroll to there is nobody's. */
  #put: number | undefined;
  /** How high it all was then. */
  #height = 0;
  #isAtEnd = true;

  constructor(find: () => Place | undefined) {
    this.#find = find;
  }

  /** Whether the person sees the newest row. */
  get isAtEnd(): boolean {
    return this.#isAtEnd;
  }

  /** Whether it is to stand at the end, be that the newest row or not yet. */
  get holdsEnd(): boolean {
    return this.#held === "end";
  }

  /** Goes to the end and stays there, whatever comes. */
  holdEnd(): void {
    this.#held = "end";
    this.restore();
  }

  /** Brings a row to the top or to the middle, and keeps it there. */
  holdRow(row: Element, block: "start" | "center"): void {
    const room = (this.#find()?.scroller.clientHeight ?? 0) - row.clientHeight;
    this.#held = { row, offset: block === "center" ? Math.max(0, room / 2) : 0 };
    this.restore();
  }

  /** Puts what is held back to its place, after rows came or went. */
  restore(): void {
    const scroller = this.#find()?.scroller;
    if (!scroller) return;
    if (this.#held === "end") scroller.scrollTop = scroller.scrollHeight;
    else if (this.#held.row.isConnected) {
      const { row, offset } = this.#held;
      scroller.scrollTop += distance(scroller, row) - offset;
    }
    this.#put = scroller.scrollTop;
    this.#height = scroller.scrollHeight;
    this.#measure(scroller);
  }

  /**
   * It has scrolled: where the person did it, what they see now is what is held. The end is held only where it is
   * that of the dialog, and not where more will come below it.
   */
  follow(endsHere: boolean): void {
    const place = this.#find();
    if (!place) return;
    const { scroller, content } = place;
    if (this.#put !== undefined && Math.abs(scroller.scrollTop - this.#put) < 1) return;
    // Rows that were measured, or a field that grew, moved it and not the person: who scrolls at that moment scrolls on in the next.
    const isMoved = scroller.scrollHeight !== this.#height || below(scroller) < 1;
    if (this.#held === "end" && isMoved) {
      this.restore();
      return;
    }
    this.#put = undefined;
    this.#height = scroller.scrollHeight;
    this.#measure(scroller);
    const row = this.#isAtEnd && endsHere ? undefined : firstVisible(scroller, content);
    this.#held = row ? { row, offset: distance(scroller, row) } : "end";
  }

  /** Watches heights until the answer is called. */
  watch(): () => void {
    const place = this.#find();
    const observer = new ResizeObserver(() => this.restore());
    if (place) observer.observe(place.scroller);
    if (place) observer.observe(place.content);
    return () => observer.disconnect();
  }

  #measure(scroller: HTMLElement): void {
    this.#isAtEnd = below(scroller) < NEAR;
  }
}

/** Pixels that lie below what is seen. */
function below({ scrollHeight, scrollTop, clientHeight }: HTMLElement): number {
  return scrollHeight - scrollTop - clientHeight;
}

function distance(scroller: Element, row: Element): number {
  return row.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
}

function firstVisible(scroller: Element, content: Element): Element | undefined {
  const { top } = scroller.getBoundingClientRect();
  const rows = [...content.querySelectorAll("[data-message]")];
  return rows.find((row) => row.getBoundingClientRect().bottom > top);
}
