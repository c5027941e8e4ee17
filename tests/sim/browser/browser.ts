import type { LocalDatabase } from "#client/data/database/local-database.ts";
import { readMeta } from "#client/data/database/meta.ts";
import { bringBack, layAway } from "#client/data/laid-away/lay-away.ts";
import { type Caller, createCaller } from "#client/data/calls/http.ts";
import { COUNTER_MAX, mintId } from "#domain/id.ts";
import { TabLocks } from "#tests/make/tabs/tab-locks.ts";
import type { Luck } from "../luck.ts";
import { fetchOver } from "../net/fetch-over.ts";
import type { Wire } from "../net/wire.ts";
import type { VirtualTime } from "../time/virtual-time.ts";
import type { Write } from "./mortal.ts";
import { deliverInBackground } from "./service-worker.ts";
import { beginStay, type Stay, type Trail } from "./stay.ts";
import { Tab } from "./tab.ts";
import { TabChannels } from "./tab-channel.ts";
import { upgradeStored } from "./newer-app.ts";
import type { Watch } from "./watch.ts";

/** Who is signed in on a browser. */
export interface Account {
  readonly userId: number;
  readonly token: string;
  readonly deviceId: number;
  /** Opens what an earlier session of theirs left behind. */
  readonly unsentKey: string;
}

export interface BrowserSettings {
  readonly name: string;
  readonly account: Account;
  readonly luck: Luck;
  readonly wire: Wire;
  readonly time: VirtualTime;
  readonly hasLocks: boolean;
  /** Whether its tabs send the bytes of files. */
  readonly sendsFiles: boolean;
}

/** One browser: its stored data, its tabs, its line; of one person at a time. */
export class Browser {
  readonly name: string;
  readonly wire: Wire;
  account: Account;
  /** How far its clock is off, ms. */
  skew = 0;
  /** Nobody can work in it now: somebody signs out, or what was stored is being made anew. */
  isShut = false;
  /** Its disk is full: what is written finds no room. */
  isFull = false;
  /** It may have given up messages that it could have kept. */
  wasFull = false;
  readonly #settings: BrowserSettings;
  readonly #channels: TabChannels;
  readonly #locks: TabLocks | undefined;
  readonly #past: Trail[] = [];
  /** Who was signed in with which range of ids; whoever signs out takes theirs along. */
  #devices: Account[] = [];
  #stay: Stay;
  #opened = 0;
  #upgrades = 0;
  #brought = 0;
  #isOver = false;
  #returning: ReturnType<VirtualTime["after"]> | undefined;
  #tabs: Tab[] = [];

  constructor(settings: BrowserSettings) {
    this.#settings = settings;
    this.name = settings.name;
    this.wire = settings.wire;
    this.account = settings.account;
    this.#stay = beginStay(this.name, this.userId, 0);
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
    return this.#stay.clientId;
  }

  get databaseName(): string {
    return this.#stay.databaseName;
  }

  get observer(): LocalDatabase {
    return this.#stay.observer;
  }

  get watch(): Watch {
    return this.#stay.watch;
  }

  /** All that anybody did in it. */
  get trails(): readonly Trail[] {
    return [...this.#past, this.#stay];
  }

  get now(): number {
    return this.#settings.time.wall + this.skew;
  }

  /** An id that nobody else mints: from the upper half of the browser's range. */
  nextId(): number {
    this.#brought += 1;
    return mintId(this.account.deviceId, COUNTER_MAX - this.#brought);
  }

  /** Ranges of ids that somebody had here. */
  rangesOf(userId: number): number[] {
    return this.#devices.filter((one) => one.userId === userId).map((one) => one.deviceId);
  }

  /** Somebody has signed out: with their rows goes what was born in their ranges. */
  forgetRanges(userId: number): void {
    this.#devices = this.#devices.filter((one) => one.userId !== userId);
  }

  /** Signing in: as the product does it, with what an earlier session left behind. */
  async signIn(account: Account): Promise<void> {
    for (const tab of this.#tabs) tab.close();
    if (account.userId !== this.userId) await this.#begin(account.userId);
    this.account = account;
    this.#devices.push(account);
    // What was not sent waits where nobody reads it until its owner is back.
    await layAway(this.observer, { now: this.now });
    await bringBack(this.observer, account.unsentKey);
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
      await this.observer.meta.put({ key: "unsentKey", value: account.unsentKey });
      await this.observer.meta.delete("link");
    });
    this.isShut = false;
    this.openTab();
  }

  openTab(): void {
    if (this.isShut) return;
    const { luck, wire, time, sendsFiles } = this.#settings;
    const { watch, databaseName } = this.#stay;
    for (const tab of this.#tabs) tab.leadership.setVisible(false);
    this.#opened += 1;
    const tab = new Tab({
      name: `tab-${this.#opened}`,
      databaseName,
      token: this.account.token,
      deviceNumber: this.account.deviceId,
      luck,
      wire,
      locks: this.#locks,
      channels: this.#channels,
      hasRoom: () => !this.isFull,
      sendsFiles,
      now: () => time.wall + this.skew,
      wrote: (writer, writes: readonly Write[]) => watch.wrote(writer, writes),
      died: (dead) => {
        this.#tabs = this.#tabs.filter((other) => other !== dead);
        this.#comeBack(2_000 + luck.upTo(6_000));
      },
    });
    this.#tabs.push(tab);
    tab.leadership.setVisible(true);
  }

  /** Closes everything and comes back after a while. */
  leave(delay: number): void {
    for (const tab of this.#tabs) tab.close();
    this.#comeBack(delay);
  }

  /** The browser holds a tab for dead that is not: another one leads beside it. */
  steal(tab: Tab): void {
    this.#locks?.takeFrom(tab.name);
  }

  /** Asks the server without a tab. */
  caller(): Caller {
    const { token } = this.account;
    const fetch = fetchOver(this.wire, () => !this.#isOver);
    return createCaller({
      origin: "http://server",
      token: () => token,
      language: () => "en",
      fetch,
    });
  }

  /** Wakes the service worker, which is stopped after so many steps. */
  async deliver(steps: number): Promise<boolean> {
    this.#opened += 1;
    const { watch, databaseName } = this.#stay;
    return deliverInBackground({
      name: `worker-${this.#opened}`,
      databaseName,
      wire: this.wire,
      locks: this.#locks,
      channels: this.#channels,
      steps,
      hasRoom: () => !this.isFull,
      now: () => this.now,
      wrote: (writer, writes) => watch.wrote(writer, writes),
    });
  }

  /** What is stored is gone, under whoever has it open; nobody works here until it is made anew. */
  async throwAway(): Promise<void> {
    this.isShut = true;
    await this.#begin(this.userId);
    for (const tab of this.#tabs) tab.close();
  }

  async #begin(userId: number): Promise<void> {
    const { observer, ...trail } = this.#stay;
    this.#past.push({ ...trail, isOver: true });
    this.#stay = beginStay(this.name, userId, this.#past.length);
    await observer.delete();
  }

  /** A newer app comes, and takes over what is stored; older tabs are loaded again a while later. */
  async upgrade(change: "tables" | "rows"): Promise<void> {
    if (this.isShut) return;
    const { luck, time } = this.#settings;
    const { databaseName } = this;
    this.#upgrades += 1;
    for (const tab of this.#tabs) time.after(luck.upTo(5_000), () => tab.close());
    const observer = await upgradeStored(databaseName, this.#upgrades, change);
    if (this.isShut || this.databaseName !== databaseName) return observer.close();
    this.#stay = { ...this.#stay, observer };
    this.openTab();
  }

  /** All its sockets break; whoever used them hears of it. */
  breakOff(): void {
    for (const tab of this.#tabs) tab.breakOff();
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

  /** Its process is gone, and nobody comes back. */
  close(): void {
    this.#isOver = true;
    for (const tab of this.#tabs) tab.kill();
  }

  /** What it stored goes. */
  async end(): Promise<void> {
    await this.observer.delete({ disableAutoOpen: true });
  }
}
