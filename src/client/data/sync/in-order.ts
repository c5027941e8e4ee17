/** Thrown in work that was given up: whatever it wanted to do next is void. */
export class AbandonedError extends Error {}

/** Work that writes rows, one piece after the other. */
export interface Order {
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Gives up what runs and what waits; what comes next begins at once. */
  abandon(): void;
}

export function createOrder(): Order {
  let round = {};
  let last: Promise<unknown> = Promise.resolve();
  return {
    run(work) {
      const mine = round;
      const stillWanted = () => {
        if (mine !== round) throw new AbandonedError();
      };
      const result = last.then(() => {
        stillWanted();
        return work();
      });
      last = result.catch(() => undefined);
      return result.finally(stillWanted);
    },
    abandon() {
      round = {};
      last = Promise.resolve();
    },
  };
}
