import { CFB } from "xlsx";
import { type OldWord, wordsOfOldWord } from "#base/old-word.ts";
import { failure, type Result } from "#base/result.ts";
import type { PaperProblem } from "./paper-problem.ts";

/** Reads the main text of a Word document from before 2007 (doc); what is locked, older or something else is "broken". */
export async function readOldWord(content: Uint8Array): Promise<Result<OldWord, PaperProblem>> {
  try {
    const book = CFB.read(content, { type: "buffer" });
    return wordsOfOldWord((name) => CFB.find(book, `/${name}`)?.content);
  } catch {
    return failure("broken");
  }
}
