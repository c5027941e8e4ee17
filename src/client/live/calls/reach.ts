import { NETWORK_MODAL_DELAY, NETWORK_PROBE_EVERY } from "#domain/limits.ts";

/** Whether the server can be reached, as far as what a person asked of it has shown. */
export interface Reach {
  /** Something that needs the network found none. */
  failed(): void;
  /** The server answered. */
  reached(): void;
  /** The person has read it, or gone on to other things: nothing is said again before the server has answered once. */
  dismiss(): void;
  /** Whether the person is to be told. */
  isTold(): boolean;
  subscribe(listener: () => void): () => void;
}

/**
 * After a network exception the person is told 5 s later, if it still holds, and the server is tried
 * every 3 s until it answers (seed 000 §4). `probe` answers whether it did.
 */
export function createReach(probe: () => Promise<boolean>): Reach {
  let state: "fine" | "failing" | "told" | "dismissed" = "fine";
  let telling: ReturnType<typeof setTimeout> | undefined;
  let probing: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const become = (next: typeof state) => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const reached = () => {
    clearTimeout(telling);
    clearTimeout(probing);
    become("fine");
  };
  const probeLater = () => {
    probing = setTimeout(() => {
      void probe()
        .catch(() => false)
        .then((answered) => {
          if (state === "fine") return;
          if (answered) reached();
          else probeLater();
        });
    }, NETWORK_PROBE_EVERY);
  };

  return {
    failed() {
      if (state !== "fine") return;
      become("failing");
      telling = setTimeout(() => become("told"), NETWORK_MODAL_DELAY);
      probeLater();
    },
    reached,
    dismiss() {
      if (state === "fine") return;
      clearTimeout(telling);
      become("dismissed");
    },
    isTold: () => state === "told",
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
