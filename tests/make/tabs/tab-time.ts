import type { Wait } from "#client/data/lead/seat.ts";

interface Sleeper {
  readonly tab: string;
  readonly due: number;
  wake(): void;
}

/** One clock for all tabs of a browser, moved by hand; a frozen tab's timers stand still until it thaws. */
export class TabTime {
  now = 1_800_000_000_000;
  private sleepers: Sleeper[] = [];
  private readonly frozen = new Set<string>();
  private readonly dead = new Set<string>();

  waitOf(tab: string): Wait {
    return (milliseconds, signal) =>
      new Promise((resolve) => {
        if (this.dead.has(tab)) return;
        if (signal.aborted) {
          resolve();
          return;
        }
        const sleeper: Sleeper = { tab, due: this.now + milliseconds, wake: resolve };
        this.sleepers.push(sleeper);
        signal.addEventListener("abort", () => {
          this.drop((other) => other === sleeper);
          resolve();
        });
      });
  }

  freeze(tab: string): void {
    this.frozen.add(tab);
  }

  thaw(tab: string): void {
    this.frozen.delete(tab);
  }

  isFrozen(tab: string): boolean {
    return this.frozen.has(tab);
  }

  /** The tab is gone, and its timers with it. */
  kill(tab: string): void {
    this.dead.add(tab);
    this.drop((sleeper) => sleeper.tab === tab);
  }

  /** Lets time pass; `check` looks at every moment at which something happens. */
  async pass(milliseconds: number, check: () => Promise<void>): Promise<void> {
    const end = this.now + milliseconds;
    await settle();
    for (;;) {
      const due = this.sleepers
        .filter((sleeper) => sleeper.due <= end && !this.frozen.has(sleeper.tab))
        .toSorted((left, right) => left.due - right.due)[0];
      if (!due) break;
      this.now = Math.max(this.now, due.due);
      this.drop((sleeper) => sleeper === due);
      due.wake();
      await settle();
      await check();
    }
    this.now = end;
  }

  private drop(isGone: (sleeper: Sleeper) => boolean): void {
    this.sleepers = this.sleepers.filter((sleeper) => !isGone(sleeper));
  }
}

const ROUNDS = 40;

/** Lets everything happen that needs no time: what the database answers, and what follows from it. */
async function settle(): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}
