import { liveQuery } from "dexie";
import { PUSH_ENTRIES_MAX } from "#domain/limits.ts";
import { TOO_OLD } from "#contract/envelope.ts";
import { FencedError, renewFence, takeFence } from "../database/fence.ts";
import { closeAccount, saysLost } from "../laid-away/close-account.ts";
import { BACK_OFF_MOST } from "../outbox/back-off.ts";
import { pruneHistory } from "../outbox/history.ts";
import { pruneSettled } from "../fold/settled.ts";
import { releaseLanes } from "../outbox/take-next.ts";
import { askSocket, askTicket } from "../calls/ask-ticket.ts";
import { noRoomFailure, signedOutFailure } from "../calls/failure.ts";
import type { CallFailure, Caller } from "../calls/http.ts";
import type { Engine, EngineSettings } from "./engine-settings.ts";
import { AbandonedError, createOrder } from "./in-order.ts";
import { createLiveLine } from "./live-line.ts";
import { noteClock, setLink } from "./notes.ts";
import { createPace } from "./pace.ts";
import { pullAll } from "./pull.ts";
import { pushBatch } from "./push.ts";
import { kindsSeenOtherwise } from "./sights.ts";
import { createWatch } from "./watch.ts";

/** How often rows are asked for while there is no socket, ms. */
const POLL_EVERY = 15_000;
/** A turn without progress for so long is given up, ms; a request has a deadline of its own below that. */
const STUCK_AFTER = 45_000;
const PRUNE_EVERY = 600_000;

/** Sends the outbox and brings the server's rows, for as long as it leads. */
export function startEngine(settings: EngineSettings): Engine {
  const { database, now, random } = settings;
  /** The number that this engine writes with; 0 until it has one, and while it takes the next. */
  let fence = 0;
  let ownFence = 0;
  let seating = false;
  let stopped = false;
  let signedOut = false;
  let wantPull = true;
  let running = false;
  let again = false;
  /** Entries in one request at most, after one was too large. */
  let most: number | undefined;
  let prunedAt = Number.NEGATIVE_INFINITY;
  let poll: ReturnType<typeof setTimeout> | undefined;
  let finish: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  // Rows are written by one at a time: a page that was asked for before a frame
  // came in must not undo what the frame has told.
  const order = createOrder();
  const call: Caller = async (asked, body) => {
    const result = await settings.call(asked, body);
    watch.progress();
    return result;
  };

  const stop = () => {
    if (stopped) return;
    stopped = true;
    clearTimeout(poll);
    pace.stop();
    watch.end();
    subscription.unsubscribe();
    sight.unsubscribe();
    line.close();
    finish();
  };

  const guarded = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (error instanceof AbandonedError) return;
      if (error instanceof FencedError || stopped) stop();
      else {
        // It may have been news that came by themselves, which nobody brings again.
        wantPull = true;
        pace.failed();
      }
    }
  };

  /** Whatever was still on its way is void: it would go on from rows that are gone. */
  const closeSession = async (lost: boolean) => {
    const { deviceNumber } = settings;
    order.abandon();
    const next = await closeAccount(database, { deviceNumber, lost, fence: ownFence });
    if (next === undefined) return;
    ownFence = next;
    fence = next;
    running = false;
    watch.end();
  };

  const failed = async (failure: CallFailure) => {
    // What was still on its way has nothing to say about the line: the person has to sign in.
    if (signedOut) return;
    wantPull = true;
    if (failure.kind === "signedOut") {
      signedOut = true;
      line.close();
      try {
        await closeSession(saysLost(failure));
      } catch (error) {
        // What nobody could be told is asked for again.
        signedOut = false;
        throw error;
      }
      return;
    }
    if (failure.reason === noRoomFailure.reason) settings.onRoom(false);
    pace.failed(failure.retryAfter);
    if (failure.kind !== "network") return;
    // Tries every few seconds, and so is the first to learn that the network is back.
    if (!stopped) line.connect();
    await setLink(database, ownFence, { state: "offline" });
  };

  /** Sends until nothing is left that may be sent now; whether the line has held. */
  const sendAll = async (): Promise<boolean> => {
    for (;;) {
      const troubledRest = pace.troubledRest();
      const manner = { most, random, onlySent: pace.failures() > 0, troubledRest };
      // Frames of what is being sent wait for the answer: rows must not count a command twice.
      const outcome = await order.run(() => pushBatch(database, call, fence, now, manner));
      watch.progress();
      if (outcome.failure?.kind === "tooLarge") {
        most = Math.max(1, Math.floor(outcome.sent / 2));
        pace.comeAgain(0);
        return true;
      }
      if (outcome.failure?.code === TOO_OLD) {
        // What waits is for a newer app; rows still come.
        await setLink(database, ownFence, { outdated: true });
        pace.comeAgain(BACK_OFF_MOST);
        return true;
      }
      if (outcome.failure) {
        await failed(outcome.failure);
        return false;
      }
      if (outcome.stale) {
        wantPull = true;
        pace.comeAgain(0);
        return true;
      }
      if (outcome.sent === 0) {
        if (outcome.wait !== undefined) pace.comeAgain(outcome.wait);
        return true;
      }
      pace.worked();
      if (outcome.retried) pace.retried();
      // What was too large has gone through in halves: the next may be larger again.
      most = most === undefined || most * 2 >= PUSH_ENTRIES_MAX ? undefined : most * 2;
      await noteClock(database, ownFence, outcome.clockOffset);
      // Also what was refused met something of which nothing is known here yet.
      if (outcome.later < outcome.sent && !line.isOpen()) wantPull = true;
    }
  };

  /** Brings the rows; whether the line has held. */
  const fetchAll = async (): Promise<boolean> => {
    wantPull = false;
    const failure = await order.run(() => line.prove(() => pullAll(database, call, fence, now)));
    if (failure) {
      await failed(failure);
      return false;
    }
    if (signedOut) return false;
    pace.worked();
    settings.onRoom(true);
    await setLink(database, ownFence, { state: "online", complete: true });
    if (!stopped) line.connect();
    clearTimeout(poll);
    if (!line.isOpen()) poll = setTimeout(() => !line.isOpen() && pullNow(), POLL_EVERY);
    return true;
  };

  /** One turn: send what waits, then fetch what is wanted. Turns never overlap. */
  const turn = async () => {
    if (!(await sendAll())) return;
    if (wantPull && !(await fetchAll())) return;
    if (Math.abs(now() - prunedAt) < PRUNE_EVERY) return;
    prunedAt = now();
    await pruneHistory(database, now());
    await pruneSettled(database, now());
  };

  const run = () => {
    if (stopped || signedOut || pace.resting()) return;
    if (fence === 0) {
      void takeSeat();
      return;
    }
    if (running) {
      again = true;
      return;
    }
    running = true;
    const mine = fence;
    pace.begins();
    watch.begin();
    void guarded(turn).finally(() => {
      // A turn that was given up has nothing to say any more.
      if (mine !== fence) return;
      watch.end();
      running = false;
      if (again) {
        again = false;
        run();
      }
    });
  };

  const pullNow = () => {
    wantPull = true;
    run();
  };

  const takeSeat = async () => {
    if (seating) return;
    seating = true;
    await guarded(async () => {
      if (ownFence > 0) ownFence = await renewFence(database, ownFence);
      else ownFence = settings.fence ?? (await takeFence(database));
      fence = ownFence;
      running = false;
    });
    seating = false;
    if (fence > 0) run();
  };

  /** Gives up the turn that runs: the next fence voids whatever it still brings. */
  const startOver = () => {
    fence = 0;
    wantPull = true;
    order.abandon();
    void takeSeat();
  };

  const wakeUp = () => {
    void guarded(async () => {
      await releaseLanes(database);
      pace.wake();
    });
  };

  const pace = createPace({ now, random, run });
  const watch = createWatch(STUCK_AFTER, startOver);
  const line = createLiveLine({
    ...settings,
    ticket: () => askTicket(settings.call, (failure) => void guarded(() => failed(failure))),
    isHeard: () => askSocket(settings.call),
    fence: () => fence,
    inOrder: (work) => void guarded(() => order.run(work)),
    onOpen() {
      wantPull = true;
      wakeUp();
    },
    onClosed() {
      wantPull = true;
      pace.comeAgain(0);
    },
    onGap: pullNow,
    onSignedOut: (reason) => void guarded(() => failed({ ...signedOutFailure, reason })),
  });

  const subscription = liveQuery(() =>
    database.outbox.where("state").equals("waiting").count(),
  ).subscribe({ next: (waiting) => waiting > 0 && run() });

  // A role or a form may come with news, which bring nothing of what it lets the person read. Asynchronous in its own right: else
  // what is read behind the first wait is not watched.
  const sight = liveQuery(async () => kindsSeenOtherwise(database)).subscribe({
    next: (kinds) => kinds.length > 0 && pullNow(),
    error: () => undefined,
  });

  void takeSeat();

  return {
    wake() {
      if (!signedOut) void guarded(() => line.check());
      wantPull ||= !line.isOpen();
      wakeUp();
    },
    path: (path) => line.path(path),
    stop,
    done,
  };
}
