import { type Remote, wrap } from "comlink";

/**
 * Runs jobs in threads of their own, so many at the same time: each in a new one, which ends with it and gives back
 * what memory it took. A job fails where its thread could not be started or died.
 */
export function createWorkerPool<Door>(
  most: number,
  start: () => Worker,
): <Result>(job: (door: Remote<Door>) => Promise<Result>) => Promise<Result> {
  let working = 0;
  const queue: (() => void)[] = [];
  return async (job) => {
    if (working >= most) await new Promise<void>((resolve) => queue.push(resolve));
    else working += 1;
    const worker = start();
    const broken = new Promise<never>((_done, reject) => {
      worker.addEventListener("error", () => reject(new Error("The worker broke")));
    });
    try {
      return await Promise.race([job(wrap<Door>(worker)), broken]);
    } finally {
      worker.terminate();
      const next = queue.shift();
      if (next) next();
      else working -= 1;
    }
  };
}
