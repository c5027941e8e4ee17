import { type Remote, wrap } from "comlink";

/** A thread, with what may be asked of it. */
interface Hand<Door> {
  readonly worker: Worker;
  readonly door: Remote<Door>;
  readonly broken: Promise<never>;
  /** How many jobs it has done. */
  jobs: number;
  /** Ends it, while it has nothing to do. */
  ending?: ReturnType<typeof setTimeout>;
}

/** The thread broke, whatever it was at. */
class BrokenError extends Error {}

/** After so many jobs a thread ends all the same: what it took of memory for the largest of them it does not give back before. */
const JOBS_MAX = 20;
/** A thread without a job waits so long for the next before it ends, ms: to start one takes longer than a small job. */
const IDLE_FOR = 2_000;

/**
 * Runs jobs in threads of their own, so many at the same time: each takes the job that waits next, and ends where none came for a
 * while or one failed. A job fails where its thread could not be started or died.
 */
export function createWorkerPool<Door>(
  most: number,
  start: () => Worker,
): <Result>(job: (door: Remote<Door>) => Promise<Result>) => Promise<Result> {
  let working = 0;
  const queue: ((hand: Hand<Door> | undefined) => void)[] = [];
  const idle: Hand<Door>[] = [];
  const take = async (): Promise<Hand<Door>> => {
    if (working >= most) {
      const waiting = new Promise<Hand<Door> | undefined>((resolve) => queue.push(resolve));
      return (await waiting) ?? startHand<Door>(start);
    }
    working += 1;
    const waits = idle.pop();
    clearTimeout(waits?.ending);
    return waits ?? startHand<Door>(start);
  };
  const leave = (hand: Hand<Door>, isFine: boolean) => {
    hand.jobs += 1;
    const goesOn = isFine && hand.jobs < JOBS_MAX;
    if (!goesOn) hand.worker.terminate();
    const next = queue.shift();
    if (next) return next(goesOn ? hand : undefined);
    working -= 1;
    if (!goesOn) return undefined;
    idle.push(hand);
    hand.ending = setTimeout(() => {
      idle.splice(idle.indexOf(hand), 1);
      hand.worker.terminate();
    }, IDLE_FOR);
    return undefined;
  };
  const run = async <Result>(job: (door: Remote<Door>) => Promise<Result>): Promise<Result> => {
    const hand = await take();
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
      leave(hand, isFine);
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
