import type { Server } from "../server.ts";

interface AfterCommits {
  work(): Promise<void>;
  /** Milliseconds after which it looks without having been woken: for what waits, and for what a server committed that ended right after. */
  readonly every: number;
  /** What the log says where it failed. */
  readonly failed: string;
}

/** What is committed within this time is seen to in one go, ms: live lines come first. */
const GATHER = 250;

/** Works after the commits of this server and now and then besides, beside everything else and never twice at once. */
export function startAfterCommits(
  { hub, log }: Pick<Server, "hub" | "log">,
  { work, every, failed }: AfterCommits,
): { close(): Promise<void> } {
  let working: Promise<void> = Promise.resolve();
  let gathering: NodeJS.Timeout | undefined;
  let closed = false;
  const look = async () => {
    gathering = undefined;
    try {
      await work();
    } catch (error) {
      log.warn({ err: error }, failed);
    }
  };
  const lookSoon = () => {
    if (closed || gathering) return;
    gathering = setTimeout(() => {
      working = working.then(look);
    }, GATHER);
    gathering.unref();
  };
  hub.onWake(lookSoon);
  const timer = setInterval(lookSoon, every);
  timer.unref();
  return {
    async close() {
      closed = true;
      clearInterval(timer);
      clearTimeout(gathering);
      await working;
    },
  };
}
