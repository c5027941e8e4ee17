/** How the line at the top of the page looks. */
export type LoadingState = "idle" | "running" | "arrived" | "failed";

/** Milliseconds after setting out until the line shows (seed 000 §9). */
const DELAY = 300;
/** Milliseconds for which the end is seen. */
const LEAVING = 500;

/** Told when somebody sets out for another page and when they are there; says what is to be seen of it. */
export interface LoadingLine {
  begin(): void;
  /** Arrived, or not. */
  end(failed: boolean): void;
  readonly current: () => LoadingState;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createLoadingLine(): LoadingLine {
  const listeners = new Set<() => void>();
  let state: LoadingState = "idle";
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (next: LoadingState) => {
    if (state === next) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const showLater = (next: LoadingState, milliseconds: number) => {
    timer = setTimeout(() => show(next), milliseconds);
  };

  return {
    begin() {
      clearTimeout(timer);
      // Whoever changes their mind under way goes on with the same line.
      if (state === "running") return;
      show("idle");
      showLater("running", DELAY);
    },
    end(failed) {
      clearTimeout(timer);
      // What took no time needs no line; what failed is told all the same.
      if (state !== "running" && !failed) return show("idle");
      show(failed ? "failed" : "arrived");
      showLater("idle", LEAVING);
    },
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
