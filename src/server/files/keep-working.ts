/** Work that comes in by and by. */
interface Work {
  /** Does one piece of it; false = there is none. */
  readonly doNext: () => Promise<boolean>;
  /** How often is looked for it, ms. */
  readonly every: number;
  /** Pieces that are done at once. */
  readonly atOnce: number;
  /** It is tried again the next time. */
  readonly onFailure: (error: unknown) => void;
}

/** Does what there is to do and looks for more, until it is closed; what is under way is brought to its end. */
export function keepWorking({ doNext, every, atOnce, onFailure }: Work): {
  close(): Promise<void>;
} {
  const ending = new AbortController();
  const running = new Set<Promise<void>>();
  const work = async () => {
    while (!ending.signal.aborted && (await doNext()));
  };
  const look = () => {
    if (running.size >= atOnce) return;
    const run = work().catch(onFailure);
    running.add(run);
    void run.finally(() => running.delete(run));
  };
  look();
  const timer = setInterval(look, every);
  timer.unref();
  return {
    async close() {
      ending.abort();
      clearInterval(timer);
      await Promise.all(running);
    },
  };
}
