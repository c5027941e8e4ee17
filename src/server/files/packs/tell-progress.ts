import { Readable } from "node:stream";
import type { FileFrame } from "#contract/frames/frames.ts";

type Told = Pick<FileFrame["data"], "progress" | "ended">;

interface Progress {
  /** Bytes that will go out. */
  readonly of: number;
  now(): number;
  tell(told: Told): void;
}

/** Milliseconds between two words about one pack, so that a fast line is not busy with them. */
const TOLD_EVERY = 1_000;

/** The same bytes; while they are read it is told how far they are, and once how they ended. */
export function tellProgress(bytes: Readable, { of, now, tell }: Progress): Readable {
  let sent = 0;
  let toldAt = 0;
  const percent = () => (of === 0 ? 100 : Math.min(100, Math.floor((sent / of) * 100)));
  async function* counted() {
    let ended: Told["ended"] = "left";
    try {
      for await (const chunk of bytes as AsyncIterable<Buffer>) {
        if (now() - toldAt >= TOLD_EVERY) {
          toldAt = now();
          tell({ progress: percent() });
        }
        yield chunk;
        sent += chunk.length;
      }
      ended = "whole";
    } catch (error) {
      ended = "broken";
      throw error;
    } finally {
      tell({ progress: percent(), ended });
    }
  }
  return Readable.from(counted(), { objectMode: false });
}
