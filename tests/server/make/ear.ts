import type { DataFrame, ServerFrame } from "#contract/frames/frames.ts";
import type { Listener } from "#server/sync/listener.ts";
import { eventually } from "../database/scratch.ts";
import type { Someone } from "./people.ts";
import type { TestServer } from "./test-server.ts";

type Frame = (DataFrame & { table: string }) | (ServerFrame & { table?: undefined });

/** Somebody's end of a live line, without a socket between. */
export interface Ear {
  readonly frames: Frame[];
  readonly listener: Listener;
  /** Waits until everything up to the number was looked through for this ear. */
  heard(seq: number): Promise<void>;
  /** The data frames so far, and whether something was left to a pull. */
  dataFrames(): DataFrame[];
  hasGap(): boolean;
  leave(): void;
}

export async function openEar(
  { parts }: TestServer,
  { userId, deviceId }: Pick<Someone, "userId" | "deviceId">,
): Promise<Ear> {
  const frames: Frame[] = [];
  const send = (text: string) => void frames.push(JSON.parse(text) as Frame);
  const line = {
    send,
    sendRows: (texts: readonly string[]) => {
      for (const text of texts) send(text);
    },
    isSealed: () => false,
    close: () => undefined,
  };
  const listener = await parts.hub.join({ userId, deviceId, build: "" }, line);
  return {
    frames,
    listener,
    heard: async (seq) => eventually(() => listener.seen >= seq),
    dataFrames: () => frames.filter((frame): frame is DataFrame => frame.table !== undefined),
    hasGap: () => frames.some((frame) => frame.type === "range" && frame.from === frame.to),
    leave: () => parts.hub.leave(listener),
  };
}
