/** A lock that one tab of the browser holds at a time. */
export interface TabLock {
  /** Whether this tab holds it. */
  isMine(): boolean;
  /** Whether any tab does. */
  isHeld(): Promise<boolean>;
  /** Queues up for it, or gives it back. */
  want(wanted: boolean): void;
}

/** A lock among the tabs of this browser; where the browser has none, each tab thinks for itself. */
export function tabLock(name: string): TabLock {
  const locks = "locks" in navigator ? navigator.locks : undefined;
  let mine = false;
  let wanting: AbortController | undefined;
  const queue = async (leaving: AbortSignal) => {
    await locks?.request(name, { signal: leaving }, async () => {
      mine = !leaving.aborted;
      if (mine) {
        await new Promise<void>((resolve) => {
          leaving.addEventListener("abort", () => resolve());
        });
      }
    });
  };
  return {
    isMine: () => (locks ? mine : wanting !== undefined),
    async isHeld() {
      if (!locks) return wanting !== undefined;
      const { held = [] } = await locks.query();
      return held.some((lock) => lock.name === name);
    },
    want(wanted) {
      if (wanted === (wanting !== undefined)) return;
      wanting?.abort();
      mine = false;
      wanting = wanted ? new AbortController() : undefined;
      // Whoever stops wanting it while it queues is told so by an error.
      if (wanting) queue(wanting.signal).catch(() => undefined);
    },
  };
}
