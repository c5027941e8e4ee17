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

/** Groups that are written at once at most: whoever looks on is to see them come. */
const AT_ONCE = 50;

/** Groups that wait for their turn: those that came meanwhile are written along with the one whose turn it is. */
export function createFrameQueue() {
  let waiting: (readonly DataFrame[])[] = [];
  return {
    add(group: readonly DataFrame[]): void {
      waiting.push(group);
    },
    /** A group with those that go on where it ends, in their order; nothing where it was taken along before. */
    take(group: readonly DataFrame[]): readonly (readonly DataFrame[])[] {
      const place = waiting.indexOf(group);
      if (place === -1) return [];
      let end = place + 1;
      while (end - place < AT_ONCE && goesAlong(waiting[end - 1], waiting[end])) end += 1;
      const taken = waiting.slice(place, end);
      // What stands before it was given up.
      waiting = waiting.slice(end);
      return taken;
    },
  };
}

/** Rows that go, or come into reach, are told on their own: what came before them must not come after. */
function goesAlong(
  before: readonly DataFrame[] | undefined,
  group: readonly DataFrame[] | undefined,
): boolean {
  const frames = [...(before ?? []), ...(group ?? [])];
  const isPlain = frames.every(({ gone, table }) => !gone && table !== "access");
  return isPlain && group !== undefined && group[0]?.from === before?.[0]?.to;
}

/** Groups of frames as news; access that was granted cannot be told by frames and needs a pull. */
export function newsOfFrames(frames: readonly DataFrame[], epoch: string): ServerNews | "pull" {
  const rows: Record<string, unknown[]> = {};
  const gone: Record<string, RowId[]> = {};
  for (const frame of frames) {
    if (frame.table === "access" && !frame.gone) return "pull";
    if (frame.gone) (gone[frame.table] ??= []).push(frame.data["id"] as RowId);
    else (rows[frame.table] ??= []).push(frame.data);
  }
  const last = frames.at(-1);
  return { rows, gone, windows: [], epoch, head: last?.to, reset: false, mark: last?.mark };
}
