import type { DataFrame } from "#contract/frames/frames.ts";
import type { RowId } from "#domain/entities.ts";
import type { ServerNews } from "../fold/apply-server.ts";

/** Frames of one commit, gathered until the last one is in. */
export function createFrameGroup() {
  let frames: DataFrame[] = [];
  return {
    /** The whole group once `rest` has come down to 0, else undefined. */
    add(frame: DataFrame): DataFrame[] | undefined {
      if (frames.length > 0 && frames[0]?.to !== frame.to) frames = [];
      frames.push(frame);
      if (frame.rest > 0) return undefined;
      const whole = frames;
      frames = [];
      return whole;
    },
  };
}

/** A group of frames as news; access that was granted cannot be told by frames and needs a pull. */
export function newsOfFrames(frames: readonly DataFrame[], epoch: string): ServerNews | "pull" {
  const rows: Record<string, unknown[]> = {};
  const gone: Record<string, RowId[]> = {};
  for (const frame of frames) {
    if (frame.table === "access" && !frame.gone) return "pull";
    if (frame.gone) (gone[frame.table] ??= []).push(frame.data["id"] as RowId);
    else (rows[frame.table] ??= []).push(frame.data);
  }
  const mark = frames.at(-1)?.mark;
  return { rows, gone, windows: [], epoch, head: frames[0]?.to, reset: false, mark };
}
