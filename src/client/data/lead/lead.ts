import { chooseSeat, type SeatSettings } from "./choose-seat.ts";
import { pause } from "./seat.ts";
import type { Engine } from "../sync/engine-settings.ts";

/**
 * want: a tab that is seen waits to lead; here: the leader lives and is seen
 * itself; free: a leader has stopped.
 */
export type LeaderMessage = "want" | "here" | "free";

/** Tabs talk about who leads; nothing else goes through it. */
export interface LeaderChannel {
  postMessage(message: LeaderMessage): void;
  addEventListener(type: "message", listener: (message: { data: unknown }) => void): void;
  close(): void;
}

export interface LeadSettings extends SeatSettings {
  readonly channel: LeaderChannel;
  /** Starts the engine, which may write while the fence is the newest. */
  start(fence: number): Engine;
}

export interface Leadership {
  /** The running engine, while this tab leads. */
  engine(): Engine | undefined;
  setVisible(visible: boolean): void;
  stop(): void;
}

/** How long a hidden tab that made way waits before it queues again, ms. */
const MAKE_WAY = 500;
const AFTER_FAILURE = 5_000;
/** How often a visible tab asks the leader to make way or to say that it lives, ms. */
const ASK_EVERY = 3_000;
/** A leader that leaves so many questions in a row unanswered is frozen: its lock is taken from it. */
const UNANSWERED_MOST = 4;

/** Runs the engine in one tab of the browser, a visible one where there is any. */
export function lead(settings: LeadSettings): Leadership {
  const { channel, wait = pause } = settings;
  const seat = chooseSeat(settings);
  const ending = new AbortController();
  let waiting = new AbortController();
  let engine: Engine | undefined;
  let visible = false;
  let asking = false;
  let unanswered = 0;
  let force = false;

  const isWaiting = () => visible && !engine && !ending.signal.aborted;

  const run = async (fence: number, lost: AbortSignal) => {
    if (ending.signal.aborted || lost.aborted) return;
    const started = settings.start(fence);
    engine = started;
    lost.addEventListener("abort", () => started.stop());
    await started.done;
    engine = undefined;
  };

  const queue = async () => {
    while (!ending.signal.aborted) {
      if (visible) void ask();
      waiting = new AbortController();
      const signal = AbortSignal.any([ending.signal, waiting.signal]);
      const mode = force ? "force" : "wait";
      force = false;
      const outcome = await seat.take(run, { signal, mode }).catch(() => "failed" as const);
      if (ending.signal.aborted) return;
      if (outcome === true) channel.postMessage("free");
      // Who is seen and only stopped waiting tries again at once; all others let somebody else come first.
      if (outcome === "failed") await wait(AFTER_FAILURE, ending.signal);
      else if (outcome || !visible) await wait(MAKE_WAY, ending.signal);
    }
  };

  const ask = async () => {
    if (asking) return;
    asking = true;
    unanswered = 0;
    while (isWaiting()) {
      if (unanswered >= UNANSWERED_MOST) {
        unanswered = 0;
        force = true;
        waiting.abort();
      }
      unanswered += 1;
      channel.postMessage("want");
      await wait(ASK_EVERY, ending.signal);
    }
    asking = false;
  };

  channel.addEventListener("message", ({ data }) => {
    if (data === "here") unanswered = 0;
    else if (data === "want") {
      if (visible && engine) channel.postMessage("here");
      else if (engine) engine.stop();
      else if (!visible) waiting.abort();
    } else if (data === "free" && !engine && visible && !settings.locks) waiting.abort();
  });
  const stop = () => {
    ending.abort();
    engine?.stop();
    channel.close();
  };
  // A newer app in another tab has taken the database: whoever still led could write nothing and keep others from it.
  settings.database.on("versionchange", ({ newVersion }) => {
    if (newVersion !== null) stop();
  });
  void queue();

  return {
    engine: () => engine,
    setVisible(now) {
      visible = now;
      if (visible) void ask();
    },
    stop,
  };
}
