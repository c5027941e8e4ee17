import { type LocalDatabase, openLocalDatabase } from "#client/data/database/local-database.ts";
import { readMeta } from "#client/data/database/meta.ts";
import { COUNTER_MAX, mintId } from "#domain/id.ts";
import { TabLocks } from "#tests/make/tabs/tab-locks.ts";
import type { Luck } from "../luck.ts";
import type { Wire } from "../net/wire.ts";
import type { VirtualTime } from "../time/virtual-time.ts";
import type { Write } from "./mortal.ts";
import { Tab } from "./tab.ts";
import { TabChannels } from "./tab-channel.ts";
import { Watch } from "./watch.ts";

/** Who is signed in on a browser. */
export interface Account {
  readonly userId: number;
  readonly token: string;
  readonly deviceId: number;
}

export interface BrowserSettings {
  readonly name: string;
  readonly account: Account;
  readonly luck: Luck;
  readonly wire: Wire;
  readonly time: VirtualTime;
  readonly hasLocks: boolean;
}

/** One browser of one person: its stored data, its tabs, its line. */
export class Browser {
  readonly name: string;
  readonly wire: Wire;
  readonly watch: Watch;
  /** A look into the stored data that is no tab of the person's. */
  readonly observer: LocalDatabase;
  account: Account;
  /** How far its clock is off, ms. */
  skew = 0;
  readonly #settings: BrowserSettings;
  readonly #channels: TabChannels;
  readonly #locks: TabLocks | undefined;
  #opened = 0;
  #brought = 0;
  #isOver = false;
  #returning: ReturnType<VirtualTime["after"]> | undefined;
  #tabs: Tab[] = [];

  constructor(settings: BrowserSettings) {
    this.#settings = settings;
    this.name = settings.name;
    this.wire = settings.wire;
    this.account = settings.account;
    this.watch = new Watch(settings.name);
    this.observer = openLocalDatabase(settings.name);
    this.#channels = new TabChannels(settings.time);
    this.#locks = settings.hasLocks ? new TabLocks() : undefined;
  }

  get userId(): number {
    return this.account.userId;
  }

  get tabs(): readonly Tab[] {
    return this.#tabs;
  }

  get clientId(): string {
    return `client-${this.name}`;
  }

  /** An id that nobody else mints: from the upper half of the browser's range. */
  nextId(): number {
    this.#brought += 1;
    return mintId(this.account.deviceId, COUNTER_MAX - this.#brought);
  }

  /** Signing in: as the product does it, with what an earlier session left behind. */
  async signIn(account: Account): Promise<void> {
    for (const tab of this.#tabs) tab.close();
    this.account = account;
    await this.observer.transaction("rw", this.observer.meta, async () => {
      const before = await readMeta(this.observer.meta, "identity");
      await this.observer.meta.put({
        key: "identity",
        value: {
          userId: account.userId,
          isAdmin: false,
          deviceNumber: account.deviceId,
          counter: 0,
          clientId: before?.clientId ?? this.clientId,
        },
      });
      await this.observer.meta.delete("link");
    });
    this.openTab();
  }

  openTab(): Tab {
    const { luck, wire, time } = this.#settings;
    for (const tab of this.#tabs) tab.leadership.setVisible(false);
    this.#opened += 1;
    const tab = new Tab({
      name: `tab-${this.#opened}`,
      databaseName: this.name,
      token: this.account.token,
      luck,
      wire,
      locks: this.#locks,
      channels: this.#channels,
      now: () => time.wall + this.skew,
      wrote: (writer, writes: readonly Write[]) => this.watch.wrote(writer, writes),
      died: (dead) => {
        this.#tabs = this.#tabs.filter((other) => other !== dead);
        this.#comeBack(2_000 + luck.upTo(6_000));
      },
    });
    this.#tabs.push(tab);
    tab.leadership.setVisible(true);
    return tab;
  }

  /** Closes everything and comes back after a while. */
  leave(delay: number): void {
    for (const tab of this.#tabs) tab.close();
    this.#comeBack(delay);
  }

  /** The browser holds a tab for dead that is not: another one leads beside it. */
  steal(tab: Tab): void {
    this.#locks?.kill(tab.name);
  }

  async head(): Promise<number> {
    return (await readMeta(this.observer.meta, "head"))?.seq ?? -1;
  }

  /** The latest word on when the person opens it again counts. */
  #comeBack(delay: number): void {
    if (this.#returning) this.#settings.time.cancel(this.#returning);
    this.#returning = this.#settings.time.after(delay, () => {
      if (this.#tabs.length === 0 && !this.#isOver) this.openTab();
    });
  }

  async end(): Promise<void> {
    this.#isOver = true;
    for (const tab of this.#tabs) tab.kill();
    await this.observer.delete({ disableAutoOpen: true });
  }
}
