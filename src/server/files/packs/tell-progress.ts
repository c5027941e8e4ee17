import { pipeline, type Readable, Transform } from "node:stream";
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

/** The same bytes; while they are read it is told how far they are, and once how they ended. Whoever lets go of them lets go of what they come from. */
export function tellProgress(bytes: Readable, { of, now, tell }: Progress): Readable {
  let sent = 0;
  let toldAt = 0;
  const percent = () => (of === 0 ? 100 : Math.min(100, Math.floor((sent / of) * 100)));
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (now() - toldAt >= TOLD_EVERY) {
        toldAt = now();
        tell({ progress: percent() });
      }
      sent += chunk.length;
      done(null, chunk);
    },
  });
  return pipeline(bytes, counter, (error) => tell({ progress: percent(), ended: endOf(error) }));
}

function endOf(error: NodeJS.ErrnoException | null | undefined): NonNullable<Told["ended"]> {
  if (!error) return "whole";
  return error.code === "ERR_STREAM_PREMATURE_CLOSE" ? "left" : "broken";
}
