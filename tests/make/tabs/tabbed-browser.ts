import { assertFence } from "#client/data/database/fence.ts";
import { type LocalDatabase, openLocalDatabase } from "#client/data/database/local-database.ts";
import { readMeta } from "#client/data/database/meta.ts";
import type { Engine } from "#client/data/sync/engine-settings.ts";
import { lead, type LeaderChannel, type Leadership } from "#client/data/lead/lead.ts";
import { TabLocks } from "./tab-locks.ts";
import { TabTime } from "./tab-time.ts";

interface Tab {
  /** What its timers and locks go by: a tab of the same name that was opened before has its own. */
  readonly id: string;
  readonly leadership: Leadership;
  readonly hear: ((message: { data: unknown }) => void)[];
  readonly missed: unknown[];
  visible: boolean;
}

interface RunningEngine {
  readonly tab: string;
  readonly fence: number;
}

/** How often an engine of these tabs writes, ms. */
const WRITES_EVERY = 1_000;

function hearAll(tab: Tab, data: unknown): void {
  for (const listener of tab.hear) listener({ data });
}

const deadEngine: Engine = {
  wake: () => undefined,
  path: () => undefined,
  stop: () => undefined,
  done: new Promise(() => undefined),
};

/** Several tabs of one browser over one database, with engines that only write who they are. */
export class TabbedBrowser {
  readonly time = new TabTime();
  readonly locks = new TabLocks();
  readonly database: LocalDatabase;
  /** What was written, in order. */
  readonly written: RunningEngine[] = [];
  /** What must never be and was. */
  readonly breaches: string[] = [];
  private readonly hasLocks: boolean;
  private readonly tabs = new Map<string, Tab>();
  private running: RunningEngine[] = [];
  private opened = 0;

  constructor(name: string, hasLocks: boolean) {
    this.database = openLocalDatabase(name);
    this.hasLocks = hasLocks;
  }

  open(name: string, visible = true): void {
    this.opened += 1;
    const id = `${name}-${this.opened}`;
    const hear: Tab["hear"] = [];
    const leadership = lead({
      name: "seat",
      database: this.database,
      locks: this.hasLocks ? this.locks.of(id) : undefined,
      channel: this.channelOf(id, hear),
      tab: id,
      now: () => this.time.now,
      wait: this.time.waitOf(id),
      start: (fence) => this.startEngine(name, id, fence),
    });
    this.tabs.set(name, { id, leadership, hear, missed: [], visible });
    leadership.setVisible(visible);
  }

  show(name: string, visible: boolean): void {
    const tab = this.tabs.get(name);
    if (!tab) return;
    tab.visible = visible;
    tab.leadership.setVisible(visible);
  }

  freeze(name: string): void {
    const tab = this.tabs.get(name);
    if (tab) this.time.freeze(tab.id);
  }

  thaw(name: string): void {
    const tab = this.tabs.get(name);
    if (!tab) return;
    this.time.thaw(tab.id);
    for (const data of tab.missed.splice(0)) hearAll(tab, data);
  }

  /** The tab's process ends without a word. */
  kill(name: string): void {
    const tab = this.tabs.get(name);
    if (!tab) return;
    this.tabs.delete(name);
    this.time.kill(tab.id);
    this.locks.kill(tab.id);
    this.running = this.running.filter((engine) => engine.tab !== name);
  }

  /** Closes the browser; nothing of it runs on. */
  async close(): Promise<void> {
    for (const [name, tab] of this.tabs) {
      this.thaw(name);
      tab.leadership.stop();
    }
    await this.time.pass(60_000, () => Promise.resolve());
    await this.database.delete();
  }

  get names(): string[] {
    return [...this.tabs.keys()];
  }

  /** Tabs that are neither frozen nor hidden. */
  get seen(): string[] {
    return [...this.tabs]
      .filter(([, tab]) => tab.visible && !this.time.isFrozen(tab.id))
      .map(([name]) => name);
  }

  /** Tabs whose engine runs and may write. */
  async leaders(): Promise<string[]> {
    const newest = await readMeta(this.database.meta, "leader");
    return this.running.filter(({ fence }) => fence === newest).map(({ tab }) => tab);
  }

  async pass(milliseconds: number): Promise<void> {
    // How long it takes to make the tables is nothing that passes on this clock.
    if (!this.database.isOpen() && !this.database.hasBeenClosed()) await this.database.open();
    await this.time.pass(milliseconds, async () => {
      const leaders = await this.leaders();
      if (leaders.length > 1) this.breaches.push(`both lead: ${leaders.join(", ")}`);
    });
  }

  private channelOf(id: string, hear: Tab["hear"]): LeaderChannel {
    return {
      postMessage: (data) => {
        for (const tab of this.tabs.values()) {
          if (tab.id === id) continue;
          if (this.time.isFrozen(tab.id)) tab.missed.push(data);
          else queueMicrotask(() => hearAll(tab, data));
        }
      },
      addEventListener: (_type, listener) => void hear.push(listener),
      close: () => void hear.splice(0),
    };
  }

  private startEngine(tab: string, id: string, fence: number): Engine {
    // What was on its way when the tab died is never heard of.
    if (this.tabs.get(tab)?.id !== id) return deadEngine;
    const ending = new AbortController();
    const self: RunningEngine = { tab, fence };
    this.running.push(self);
    const stop = () => {
      this.running = this.running.filter((engine) => engine !== self);
      ending.abort();
    };
    const wait = this.time.waitOf(id);
    const work = async () => {
      while (!ending.signal.aborted) {
        await this.write(self).catch(stop);
        await wait(WRITES_EVERY, ending.signal);
      }
    };
    return { wake: () => undefined, path: () => undefined, stop, done: work() };
  }

  private async write(engine: RunningEngine): Promise<void> {
    await this.database.transaction("rw", this.database.meta, async () => {
      await assertFence(this.database, engine.fence);
      this.written.push(engine);
    });
  }
}
