import { type Remote, wrap } from "comlink";

/** A thread, with what may be asked of it. */
interface Hand<Door> {
  readonly worker: Worker;
  readonly door: Remote<Door>;
  readonly broken: Promise<never>;
  /** How many jobs it has done. */
  jobs: number;
}

/** The thread broke, whatever it was at. */
class BrokenError extends Error {}

/** After so many jobs a thread ends all the same: what it took of memory for the largest of them it does not give back before. */
const JOBS_MAX = 20;

/**
 * Runs jobs in threads of their own, so many at the same time: each takes the job that waits next, and ends where none does or
 * one failed. A job fails where its thread could not be started or died.
 */
export function createWorkerPool<Door>(
  most: number,
  start: () => Worker,
): <Result>(job: (door: Remote<Door>) => Promise<Result>) => Promise<Result> {
  let working = 0;
  const queue: ((hand: Hand<Door> | undefined) => void)[] = [];
  const free = () =>
    working >= most
      ? new Promise<Hand<Door> | undefined>((resolve) => queue.push(resolve))
      : undefined;
  const run = async <Result>(job: (door: Remote<Door>) => Promise<Result>): Promise<Result> => {
    const waiting = free();
    if (!waiting) working += 1;
    const hand = (await waiting) ?? startHand<Door>(start);
    const isNew = hand.jobs === 0;
    let isFine = false;
    try {
      const result = await Promise.race([job(hand.door), hand.broken]);
      isFine = true;
      return result;
    } catch (error) {
      // What broke the thread may have been left behind by the job before: this one has a thread of its own then.
      if (isNew || !(error instanceof BrokenError)) throw error;
      return await alone(job);
    } finally {
      hand.jobs += 1;
      const next = queue.shift();
      const goesOn = next !== undefined && isFine && hand.jobs < JOBS_MAX;
      if (!goesOn) hand.worker.terminate();
      if (next) next(goesOn ? hand : undefined);
      else working -= 1;
    }
  };
  const alone = async <Result>(job: (door: Remote<Door>) => Promise<Result>): Promise<Result> => {
    const hand = startHand<Door>(start);
    try {
      return await Promise.race([job(hand.door), hand.broken]);
    } finally {
      hand.worker.terminate();
    }
  };
  return run;
}

function startHand<Door>(start: () => Worker): Hand<Door> {
  const worker = start();
  const broken = new Promise<never>((_done, reject) => {
    worker.addEventListener("error", () => reject(new BrokenError("The worker broke")));
  });
  // Whoever works with it is told; between two jobs nobody does.
  broken.catch(() => undefined);
  return { worker, door: wrap<Door>(worker), broken, jobs: 0 };
}
