import { type Remote, transfer } from "comlink";
import type { OldSlides } from "#base/old-slides.ts";
import type { OldWord } from "#base/old-word.ts";
import type { Result } from "#base/result.ts";
import type { PaperProblem } from "#client/data/papers/paper-problem.ts";
import type { readOldSlides } from "#client/data/papers/read-old-slides.ts";
import type { readOldWord } from "#client/data/papers/read-old-word.ts";
import type { readSheets, Sheet } from "#client/data/papers/read-sheets.ts";
import { startSheetWorker } from "#client/platform/file-workers/sheet-worker.ts";

interface SheetDoor {
  readonly read: typeof readSheets;
  readonly readWord: typeof readOldWord;
  readonly readSlides: typeof readOldSlides;
}

/** Reads sheets in a thread of its own, which ends with it, or when nobody waits any more. */
export async function readInWorker(
  content: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<Result<readonly Sheet[], PaperProblem>> {
  return inWorker(signal, async (door) => door.read(transfer(content, [content.buffer])));
}

/** The same for the words of an old Word document. */
export async function readWordInWorker(
  content: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<Result<OldWord, PaperProblem>> {
  return inWorker(signal, async (door) => door.readWord(transfer(content, [content.buffer])));
}

/** The same for words and pictures of an old presentation. */
export async function readSlidesInWorker(
  content: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<Result<OldSlides, PaperProblem>> {
  return inWorker(signal, async (door) => door.readSlides(transfer(content, [content.buffer])));
}

async function inWorker<Read>(
  signal: AbortSignal,
  read: (door: Remote<SheetDoor>) => Promise<Read>,
): Promise<Read> {
  const { door, stop } = startSheetWorker<SheetDoor>();
  signal.addEventListener("abort", stop, { once: true });
  try {
    return await read(door);
  } finally {
    signal.removeEventListener("abort", stop);
    stop();
  }
}
