import { setPriority } from "node:os";
import { Worker } from "node:worker_threads";

/** Others on this machine go first. */
const PATIENT = 10;

/**
 * Answers the one thing that this process is asked, and ends with it. Threads would not do: they share the memory of all that
 * lies outside of their heap, where the bytes of strangers are unfolded.
 */
export function answerApart(memory: number, work: (job: unknown) => Promise<object>): void {
  process.once("message", (job) => {
    setPriority(PATIENT);
    // oxlint-disable-next-line no-new -- it works by itself
    new Worker(new URL("memory.worker.ts", import.meta.url), { workerData: memory });
    work(job).then(
      (answer) => process.send?.(answer, () => process.exit()),
      () => process.exit(1),
    );
  });
}
