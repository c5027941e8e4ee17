import { askApart } from "../apart/ask-apart.ts";

/** What the process is asked. */
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

/** Megabytes that reading one content may take. */
export const MEMORY = 768;
const bounds = { memory: MEMORY, patience: 30_000 };

/** Reads a content in a process of its own; nothing where that takes too long or too much. */
export async function textElsewhere(job: TextJob): Promise<FoundText> {
  const program = new URL("text.worker.ts", import.meta.url);
  const { answer } = await askApart<FoundText>(program, job, bounds);
  return answer ?? NOTHING;
}
