import { parentPort } from "node:worker_threads";
import { processorTime } from "../processor/processor-time.ts";
import type { Cleaned, Uncleaned } from "./cleaners.ts";
import { sanitiseHtml } from "./sanitise-html.ts";

// The thread on which long texts are cleaned, one at a time.
parentPort?.on("message", ({ html }: Uncleaned) => {
  const started = processorTime();
  const cleaned: Cleaned = { html: sanitiseHtml(html), took: processorTime() - started };
  parentPort?.postMessage(cleaned);
});
