import { liveQuery, type Subscription } from "dexie";

/** Whoever waits for the answers of a question. */
export interface Watcher<Value> {
  next(value: Value): void;
  error(error: unknown): void;
}

/** Questions that are answered in less are asked again at once, ms. */
const QUICK = 4;
/** However long an answer takes, nobody waits longer than this for the next, ms. */
const REST_MAX = 1_000;

/**
 * Answers a question of a database, and again whenever its rows change. Between two answers lies as long a rest as the
 * question took: rows that change all the time, as with hundreds of files on their way, take no more than half of a thread however
 * much there is to read, and every answer that was found is told.
 */
export function watchPaced<Value>(
  ask: () => PromiseLike<Value>,
  watcher: Watcher<Value>,
): Pick<Subscription, "unsubscribe"> {
  let subscription: Subscription;
  let found: { readonly value: Value } | undefined;
  let isLeft = false;
  let isAsking = false;
  /** Rows have changed since the question was asked. */
  let isOutdated = false;
  let restsUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = () => {
    const answer = found;
    found = undefined;
    if (answer) watcher.next(answer.value);
  };

  const askAgainLater = () => {
    clearTimeout(timer);
    if (isLeft) return;
    timer = setTimeout(
      () => {
        tell();
        subscription.unsubscribe();
        subscription = begin();
      },
      Math.max(0, restsUntil - performance.now()),
    );
  };

  // Asynchronous in its own right: else what is read behind the first wait is not watched.
  const answer = async () => {
    if (isAsking || performance.now() < restsUntil) {
      if (!isAsking) askAgainLater();
      isOutdated = true;
      return;
    }
    isAsking = true;
    isOutdated = false;
    const began = performance.now();
    try {
      found = { value: await ask() };
    } finally {
      isAsking = false;
      const took = performance.now() - began;
      restsUntil = took < QUICK ? 0 : began + took + Math.min(took, REST_MAX);
      // What was overtaken by a change is told by nobody else.
      if (isOutdated) askAgainLater();
    }
  };

  const begin = () =>
    liveQuery(answer).subscribe({ next: tell, error: (error) => watcher.error(error) });

  subscription = begin();
  return {
    unsubscribe() {
      isLeft = true;
      clearTimeout(timer);
      subscription.unsubscribe();
    },
  };
}
