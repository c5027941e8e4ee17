import { runIn, runOutside } from "./scope.ts";

interface Observer<Value> {
  readonly next?: (value: Value) => void;
  readonly error?: (error: unknown) => void;
}

type Listen = (changed: ReadonlySet<string>) => void;

const listeners = new Set<Listen>();
/** What a query says that lost its database says nobody: the app closed it, or it is gone. */
const silent = new Set(["DatabaseClosedError", "AbortError"]);

/** Tables, by database and name, in which something was changed. */
export function tellChanged(changed: ReadonlySet<string>): void {
  for (const listen of Array.from(listeners)) listen(changed);
}

/** Asks again whenever a table that was read has changed; what is no longer awaited is not told. */
export function liveQuery<Value>(ask: () => Value | PromiseLike<Value>) {
  return {
    subscribe(told: Observer<Value> | ((value: Value) => void)) {
      const observer = typeof told === "function" ? { next: told } : told;
      let isClosed = false;
      let run = 0;
      let reads = new Set<string>();
      const listen: Listen = (changed) => {
        if ([...changed].some((name) => reads.has(name))) again();
      };
      const again = () => runOutside(() => void query());
      async function query(): Promise<void> {
        if (isClosed) return;
        run += 1;
        const mine = run;
        reads = new Set();
        listeners.add(listen);
        const isStale = () => isClosed || mine !== run;
        try {
          const value = await runIn({ reads }, ask);
          if (!isStale()) observer.next?.(value);
        } catch (error) {
          if (!isStale() && !silent.has((error as Error).name)) observer.error?.(error);
        }
      }
      setTimeout(again, 0);
      return {
        get closed() {
          return isClosed;
        },
        unsubscribe() {
          isClosed = true;
          listeners.delete(listen);
        },
      };
    },
  };
}
