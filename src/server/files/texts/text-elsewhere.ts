import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** What the thread is asked. */
export interface TextJob {
  readonly bytes: ArrayBuffer;
  readonly name: string;
}

/** What is written in a content, and the terms by which it is found. */
export interface FoundText {
  readonly body: string;
  readonly terms: readonly string[];
}

export const NOTHING: FoundText = { body: "", terms: [] };

/** Milliseconds for one content, and megabytes. */
const PATIENCE = 30_000;
const MEMORY = 512;

/** Reads a content on a thread of its own; nothing where that takes too long or too much. */
export async function textElsewhere(job: TextJob): Promise<FoundText> {
  const thread = new Worker(new URL("text.worker.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  });
  const ending = AbortSignal.timeout(PATIENCE);
  try {
    // Handed over and not copied: papers are large.
    thread.postMessage(job, [job.bytes]);
    const [found] = (await once(thread, "message", { signal: ending })) as [FoundText];
    return found;
  } catch {
    return NOTHING;
  } finally {
    await thread.terminate();
  }
}
