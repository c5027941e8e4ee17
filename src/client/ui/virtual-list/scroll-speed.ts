/** Pixels per ms from which on nobody can tell what goes by: a list that is flung, not one that is turned by a wheel. */
const FAST = 3;
/** Pixels in one step, however long it took: where the page falls behind, what is flung comes in large steps. */
const LARGE_STEP = 250;
/** Ms without movement after which a list stands. */
const STANDS_AFTER = 100;

/** How fast a list goes by, for rows that need not be whole meanwhile. */
export class ScrollSpeed {
  readonly #listeners = new Set<() => void>();
  #top = 0;
  #time = 0;
  #isFast = false;
  #stand: ReturnType<typeof setTimeout> | undefined;

  /** The list stands at `top` pixels at `time` ms. */
  note(top: number, time: number): void {
    const passed = time - this.#time;
    const step = Math.abs(top - this.#top);
    const isMoving = passed > 0 && passed < STANDS_AFTER;
    const isFast = isMoving && (step >= LARGE_STEP || step / passed >= FAST);
    this.#top = top;
    this.#time = time;
    clearTimeout(this.#stand);
    if (!isFast) {
      this.#slowDown();
      return;
    }
    this.#isFast = true;
    this.#stand = setTimeout(() => this.#slowDown(), STANDS_AFTER);
  }

  readonly isSlow = (): boolean => !this.#isFast;

  /** Tells once it is slow again; answers how to stop listening. */
  readonly onSlow = (listen: () => void): (() => void) => {
    this.#listeners.add(listen);
    return () => this.#listeners.delete(listen);
  };

  #slowDown(): void {
    if (!this.#isFast) return;
    this.#isFast = false;
    for (const listen of this.#listeners) listen();
  }
}
