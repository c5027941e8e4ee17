/** Work that can be told to stop. */
export type Drawing = (signal: AbortSignal) => Promise<void>;

interface Waiting {
  readonly draw: Drawing;
  readonly isUrgent: boolean;
  readonly stopped: AbortController;
}

/** Draws one page at a time, pages that are read before small pictures of them. */
export class DrawingQueue {
  #waiting: Waiting[] = [];
  #isDrawing = false;

  /** Draws as soon as it is its turn. What it gives stops it, begun or not. */
  add(draw: Drawing, isUrgent: boolean): () => void {
    const entry = { draw, isUrgent, stopped: new AbortController() };
    this.#waiting.push(entry);
    void this.#go();
    return () => {
      entry.stopped.abort();
      this.#waiting = this.#waiting.filter((other) => other !== entry);
    };
  }

  async #go(): Promise<void> {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    for (let next = this.#take(); next; next = this.#take()) {
      // What was stopped, or cannot be drawn, stays as it is; the others get their turn.
      await next.draw(next.stopped.signal).catch(() => undefined);
    }
    this.#isDrawing = false;
  }

  #take(): Waiting | undefined {
    const next = this.#waiting.find(({ isUrgent }) => isUrgent) ?? this.#waiting[0];
    this.#waiting = this.#waiting.filter((other) => other !== next);
    return next;
  }
}
