import { liveQuery } from "dexie";
import { SOCKET_RECONNECT_DELAY } from "#domain/limits.ts";
import type { DataFrame, ServerFrame } from "#contract/frames/frames.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { initialLink, readMeta } from "../database/meta.ts";
import { applyServer, FencedError } from "../fold/apply-server.ts";
import { createFrameGroup, newsOfFrames } from "./frames.ts";
import type { CallFailure, Caller } from "./http.ts";
import { notePresence, setLink, takeFence } from "./notes.ts";
import { pullAll } from "./pull.ts";
import { pushBatch } from "./push.ts";
import { openLine, type Line } from "./socket.ts";

/** How often rows are asked for while there is no socket, ms. */
const POLL_EVERY = 15_000;
const BACK_OFF_FIRST = 1_000;
const BACK_OFF_MOST = 60_000;

export interface EngineSettings {
  readonly database: LocalDatabase;
  readonly call: Caller;
  /** Address of the socket with its query. */
  socketUrl(): string;
  createSocket(url: string): WebSocket;
  now(): number;
  /** 0 up to 1; spreads the attempts of many browsers. */
  random(): number;
}

export interface Engine {
  /** Something changed outside: the network is back, the page became visible. Tries at once. */
  wake(): void;
  /** Tells the server which screen is open (seed 000 §7). */
  path(path: string): void;
  stop(): void;
  /** Ends when the engine was stopped or fenced off. */
  readonly done: Promise<void>;
}

/** Sends the outbox and brings the server's rows, for as long as it leads. */
export function startEngine(settings: EngineSettings): Engine {
  const { database, call } = settings;
  const group = createFrameGroup();
  let fence = 0;
  let stopped = false;
  let line: Line | undefined;
  let lineOpen = false;
  let currentPath = "";
  let failures = 0;
  let most: number | undefined;
  let wantPull = true;
  let notBefore = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reconnect: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let signedOut = false;
  let applying: Promise<unknown> = Promise.resolve();
  let finish: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });

  const stop = () => {
    if (stopped) return;
    stopped = true;
    clearTimeout(timer);
    clearTimeout(reconnect);
    subscription.unsubscribe();
    line?.close();
    finish();
  };

  const guarded = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (error instanceof FencedError || stopped) stop();
      else {
        failures += 1;
        schedule(backOff());
      }
    }
  };

  const backOff = () =>
    BACK_OFF_FIRST + settings.random() * Math.min(BACK_OFF_MOST, BACK_OFF_FIRST * 2 ** failures);

  const schedule = (delay: number) => {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(run, Math.ceil(delay));
  };

  const failed = async (failure: CallFailure) => {
    if (failure.kind === "signedOut") {
      signedOut = true;
      line?.close();
      await setLink(database, { state: "signedOut" });
      return;
    }
    failures += 1;
    if (failure.kind === "network") await setLink(database, { state: "offline" });
    const delay = failure.retryAfter ?? backOff();
    notBefore = settings.now() + delay;
    schedule(delay);
  };

  /** One turn: send what waits, then fetch what is wanted. Turns never overlap. */
  const turn = async () => {
    if (signedOut) return;
    const early = notBefore - settings.now();
    if (early > 0) {
      // Timers leave out parts of a millisecond: who comes too early comes again, or nobody ever would.
      schedule(early);
      return;
    }
    for (;;) {
      // Frames of what is being sent wait for the answer: rows must not count a command twice.
      const outcome = await inOrder(() =>
        pushBatch(database, call, fence, () => settings.now(), most),
      );
      if (outcome.failure?.kind === "tooLarge") {
        most = Math.max(1, Math.floor(outcome.sent / 2));
        continue;
      }
      if (outcome.failure) return failed(outcome.failure);
      if (outcome.sent === 0) break;
      failures = 0;
      if (outcome.clockOffset !== undefined) {
        const before = (await readMeta(database.meta, "link")) ?? initialLink;
        // Small differences are the line's, not the clock's.
        if (Math.abs(before.clockOffset - outcome.clockOffset) > 2_000) {
          await setLink(database, { clockOffset: outcome.clockOffset });
        }
      }
      if (outcome.seq > 0 && !lineOpen) wantPull = true;
      if (outcome.later > 0) {
        failures += 1;
        schedule(backOff());
        break;
      }
    }
    most = undefined;
    if (wantPull) {
      wantPull = false;
      const failure = await inOrder(() => pullAll(database, call, fence));
      if (failure) {
        wantPull = true;
        return failed(failure);
      }
      failures = 0;
      await setLink(database, { state: "online", complete: true });
      if (!line && !stopped) connect();
    }
    if (!lineOpen) schedule(POLL_EVERY);
    return undefined;
  };

  const run = () => {
    if (stopped || fence === 0) return;
    if (running) {
      again = true;
      return;
    }
    if (!lineOpen) wantPull = true;
    running = guarded(turn).finally(() => {
      running = undefined;
      if (again && !stopped) {
        again = false;
        if (settings.now() >= notBefore) run();
      }
    });
  };

  const connect = () => {
    clearTimeout(reconnect);
    line = openLine(
      settings.socketUrl(),
      {
        onFrame,
        onData,
        onClose() {
          line = undefined;
          lineOpen = false;
          if (stopped || signedOut) return;
          const delay = SOCKET_RECONNECT_DELAY + settings.random() * 2_000;
          reconnect = setTimeout(connect, delay);
          schedule(BACK_OFF_FIRST);
        },
      },
      (url) => settings.createSocket(url),
    );
  };

  const onFrame = (frame: ServerFrame) => {
    if (frame.type === "open") {
      lineOpen = true;
      failures = 0;
      notBefore = 0;
      void database.meta.put({ key: "online", value: frame.online });
      if (currentPath) line?.send({ type: "path", path: currentPath });
      wantPull = true;
      run();
    } else if (frame.type === "line") void notePresence(database, frame.userId, frame.online);
    else if (frame.type === "range") {
      void guarded(() => inOrder(() => advance(frame.from, frame.to)));
    } else if (frame.type === "error" && frame.code === 401) void failed(signedOutFailure);
  };

  // Rows are written by one at a time: a page that was asked for before a frame
  // came in must not undo what the frame has told.
  const inOrder = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = applying.then(work);
    applying = result.catch(() => undefined);
    return result;
  };

  const pullNow = () => {
    wantPull = true;
    run();
  };

  const advance = async (from: number, to: number) => {
    const head = await readMeta(database.meta, "head");
    if (!head || head.seq < from) pullNow();
    else if (head.seq < to) {
      const nothing = {
        rows: {},
        gone: {},
        windows: [],
        epoch: head.epoch,
        head: to,
        reset: false,
      };
      await applyServer(database, nothing, fence);
    }
  };

  const onData = (frame: DataFrame) => {
    const whole = group.add(frame);
    if (!whole) return;
    void guarded(() => inOrder(() => applyFrames(whole, frame.from, frame.to)));
  };

  const applyFrames = async (frames: readonly DataFrame[], from: number, to: number) => {
    const head = await readMeta(database.meta, "head");
    if (!head || head.seq < from) return pullNow();
    if (head.seq >= to) return;
    const news = newsOfFrames(frames, head.epoch);
    if (news === "pull") pullNow();
    else await applyServer(database, news, fence);
  };

  const subscription = liveQuery(() =>
    database.outbox.where("state").equals("waiting").count(),
  ).subscribe({ next: (waiting) => waiting > 0 && run() });

  void guarded(async () => {
    fence = await takeFence(database);
    run();
  });

  return {
    wake() {
      failures = 0;
      notBefore = 0;
      if (!line && !signedOut) connect();
      run();
    },
    path(path) {
      currentPath = path;
      line?.send({ type: "path", path });
    },
    stop,
    done,
  };
}

const signedOutFailure: CallFailure = {
  kind: "signedOut",
  code: 401,
  reason: "signedOut",
  msg: "",
};
