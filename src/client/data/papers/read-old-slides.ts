import { CFB } from "xlsx";
import { type OldSlides, slidesOfOldShow } from "#base/old-slides.ts";
import { failure, type Result } from "#base/result.ts";
import type { PaperProblem } from "./paper-problem.ts";

/** Reads words and pictures of a PowerPoint presentation from before 2007 (ppt); what is locked, older or something else is "broken". */
export async function readOldSlides(content: Uint8Array): Promise<Result<OldSlides, PaperProblem>> {
  try {
    const book = CFB.read(content, { type: "buffer" });
    return slidesOfOldShow((name) => CFB.find(book, `/${name}`)?.content);
  } catch {
    return failure("broken");
  }
}
