/** Waits so many milliseconds, or until the signal is aborted. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** What is done by whoever sits; the fence lets it write, `lost` says that the seat is somebody else's. */
export type SeatWork = (fence: number, lost: AbortSignal) => Promise<void>;

export interface SeatTerms {
  /** Ends the waiting; whoever sits already stays. */
  readonly signal: AbortSignal;
  /** wait: until it is free; free: only if it is; force: also from one that gives no sign of life. */
  readonly mode: "wait" | "free" | "force";
}

/** The one place from which an account's outbox is sent and its rows are written, among all tabs of a browser. */
export interface Seat {
  /** Sits down, works, and stands up. false = it was not to be had, or the waiting was ended. */
  take(work: SeatWork, terms: SeatTerms): Promise<boolean>;
}

export const pause: Wait = (milliseconds, signal) =>
  new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const stop = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
      resolve();
    };
    const timer = setTimeout(stop, milliseconds);
    signal.addEventListener("abort", stop);
  });
