import { Worker } from "node:worker_threads";
import type { MailContents, RawMail } from "./mail-contents.ts";

/** Milliseconds and megabytes that taking one e-mail apart may take. */
const PATIENCE = 30_000;
const MEMORY_MAX = 256;

/** Takes an e-mail apart on a thread of its own; undefined where that breaks, or does not end. */
export async function takeApart(bytes: Uint8Array): Promise<MailContents | undefined> {
  const thread = new Worker(new URL("mail.worker.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MAX },
  });
  const { promise, resolve } = Promise.withResolvers<MailContents | undefined>();
  const timer = setTimeout(() => resolve(undefined), PATIENCE);
  thread.once("message", (contents: MailContents) => resolve(contents));
  thread.once("error", () => resolve(undefined));
  thread.once("exit", () => resolve(undefined));
  thread.postMessage({ bytes } satisfies RawMail);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
