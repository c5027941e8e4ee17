import { parentPort } from "node:worker_threads";
import { termsOf } from "#domain/search/split-words.ts";
import { textOf } from "./text-of.ts";
import { type FoundText, NOTHING, type TextJob } from "./text-elsewhere.ts";

/** Bytes of the terms of one content, of which a column holds a megabyte. */
const TERMS_BYTES = 900_000;

// The thread that reads papers: what hangs or swells in one hangs and swells here.
parentPort?.on("message", ({ bytes, name }: TextJob) => {
  const answer = (found: FoundText) => parentPort?.postMessage(found);
  textOf(new Uint8Array(bytes), name).then(
    (text) => {
      // The database keeps no text with this sign in it.
      const body = text.replaceAll("\0", " ");
      answer({ body, terms: termsWithin(body) });
    },
    () => answer(NOTHING),
  );
});

/** Each term once, as many as there is room for. */
function termsWithin(body: string): string[] {
  const kept = new Set<string>();
  let bytes = 0;
  for (const term of termsOf(body)) {
    if (kept.has(term)) continue;
    bytes += Buffer.byteLength(term);
    if (bytes > TERMS_BYTES) break;
    kept.add(term);
  }
  return [...kept];
}
