import { termsOf } from "#domain/search/split-words.ts";
import { answerApart } from "../apart/answer-apart.ts";
import { textOf } from "./text-of.ts";
import { type FoundText, MEMORY, type TextJob } from "./text-elsewhere.ts";

/** Bytes of the terms of one content, of which a column holds a megabyte. */
const TERMS_BYTES = 900_000;

// The process that reads the texts and papers of strangers.
answerApart(MEMORY, async (job): Promise<FoundText> => {
  const { bytes, name } = job as TextJob;
  const text = await textOf(new Uint8Array(bytes), name);
  // The database keeps no text with this sign in it.
  const body = text.replaceAll("\0", " ");
  return { body, terms: termsWithin(body) };
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
