import type { OldPicture, OldSlidePart } from "#base/old-slides.ts";
import { type Result, success } from "#base/result.ts";
import type { PaperProblem } from "#client/data/papers/paper-problem.ts";
import { readSlidesInWorker } from "../sheet/read-in-worker.ts";
import type { Slide, SlidePart } from "./read-slides.ts";

/** Reads words and pictures of a presentation from before 2007 (ppt) in a thread of its own. */
export async function readOldSlides(
  content: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<Result<readonly Slide[], PaperProblem>> {
  const read = await readSlidesInWorker(content, signal);
  if (!read.ok) return read;
  const pictures = read.value.pictures.map(blobOf);
  return success(read.value.slides.map((slide) => slide.flatMap((part) => asPart(part, pictures))));
}

const blobOf = ({ type, bytes }: OldPicture) => new Blob([bytes], { type });

function asPart(part: OldSlidePart, pictures: readonly Blob[]): SlidePart[] {
  if (part.kind === "picture") {
    const picture = pictures[part.picture];
    return picture ? [{ kind: "picture", picture, words: "" }] : [];
  }
  if (part.kind === "title") return [{ kind: "title", text: part.lines.join(" ") }];
  return [{ kind: "words", lines: part.lines.map((text) => ({ text, level: 0 })) }];
}
