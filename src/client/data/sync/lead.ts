import type { Engine } from "./engine.ts";

/** Tabs talk about who leads; nothing else goes through it. */
export interface LeaderChannel {
  postMessage(message: "want"): void;
  addEventListener(type: "message", listener: (message: { data: unknown }) => void): void;
  close(): void;
}

export interface LeadSettings {
  /** Name of the lock: one leader for each server and account in a browser. */
  readonly name: string;
  /** Undefined where the browser has no Web Locks; then each tab leads and the fence decides. */
  readonly locks: LockManager | undefined;
  readonly channel: LeaderChannel;
  start(): Engine;
}

export interface Leadership {
  /** The running engine, while this tab leads. */
  engine(): Engine | undefined;
  setVisible(visible: boolean): void;
  stop(): void;
}

/** How long a hidden leader that made way waits before it queues again, ms. */
const MAKE_WAY = 500;

/** Runs the engine in one tab of the browser, a visible one where there is any. */
export function lead(settings: LeadSettings): Leadership {
  const ending = new AbortController();
  let engine: Engine | undefined;
  let visible = true;

  const run = async () => {
    engine = settings.start();
    await engine.done;
    engine = undefined;
  };

  const queue = async () => {
    while (!ending.signal.aborted) {
      if (!settings.locks) {
        await run();
        await pause(MAKE_WAY * 10, ending.signal);
        continue;
      }
      try {
        await settings.locks.request(settings.name, { signal: ending.signal }, run);
      } catch {
        return;
      }
      await pause(MAKE_WAY, ending.signal);
    }
  };

  settings.channel.addEventListener("message", (message) => {
    if (message.data === "want" && !visible) engine?.stop();
  });
  void queue();

  return {
    engine: () => engine,
    setVisible(now) {
      visible = now;
      if (visible && !engine) settings.channel.postMessage("want");
    },
    stop() {
      ending.abort();
      engine?.stop();
      settings.channel.close();
    },
  };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else {
      const timer = setTimeout(resolve, milliseconds);
      signal.addEventListener("abort", () => {
        clearTimeout(timer);
        resolve();
      });
    }
  });
}
