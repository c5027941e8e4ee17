/** A lock that one tab of the browser holds at a time. */
export interface TabLock {
  /**
   * Whether this tab holds it, or gets it within so many milliseconds: a tab that was closed or
   * loaded anew takes a moment to give it back. False at once where this tab does not want it.
   */
  comes(within: number): Promise<boolean>;
  /** Whether any tab does. */
  isHeld(): Promise<boolean>;
  /** Queues up for it, or gives it back. */
  want(wanted: boolean): void;
}

/** A lock among the tabs of this browser; where the browser has none, each tab thinks for itself. */
export function tabLock(name: string): TabLock {
  const locks = "locks" in navigator ? navigator.locks : undefined;
  let wanting: AbortController | undefined;
  let granted = Promise.resolve(false);
  const queue = async (leaving: AbortSignal, grant: () => void) => {
    await locks?.request(name, { signal: leaving }, async () => {
      if (leaving.aborted) return;
      grant();
      await new Promise<void>((resolve) => {
        leaving.addEventListener("abort", () => resolve());
      });
    });
  };
  return {
    async comes(within) {
      const asked = wanting;
      if (!locks || !asked) return asked !== undefined;
      const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), within));
      return (await Promise.race([granted, late])) && !asked.signal.aborted;
    },
    async isHeld() {
      if (!locks) return wanting !== undefined;
      const { held = [] } = await locks.query();
      return held.some((lock) => lock.name === name);
    },
    want(wanted) {
      if (wanted === (wanting !== undefined)) return;
      wanting?.abort();
      wanting = wanted ? new AbortController() : undefined;
      const leaving = wanting?.signal;
      if (!leaving) return;
      granted = new Promise((resolve) => {
        // Whoever stops wanting it while it queues is told so by an error.
        queue(leaving, () => resolve(true)).catch(() => resolve(false));
      });
    },
  };
}
