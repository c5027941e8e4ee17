import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { ServerFrame } from "#contract/frames/frames.ts";
import type { Id } from "#domain/id.ts";
import type { Scope } from "#domain/scope.ts";
import { asksForKeys, knownSetting } from "../people/known-setting.ts";
import { onBill } from "../processor/bill.ts";
import { inTurns } from "../processor/turns.ts";
import { grantsOf } from "../tables/access.ts";
import { noteLastSeen } from "../tables/own/last-seen.ts";
import { readSpace, readSpaceAt } from "../tables/own/space.ts";
import type { Database } from "../tables/sql/db.ts";
import { endOfSession, hangUpOn } from "./ended-sessions.ts";
import { askForKey, type Line, type Listener, sendDrafts, sendGap, sendRange } from "./listener.ts";
import { draftFor, itemsFor, scopesOf } from "./own-news.ts";
import { readStandings } from "./standings.ts";
import { Presence } from "./presence.ts";
import { markOf } from "./mark.ts";
import { type News, type Position, type Reached, readNews, readReached, targetOf } from "./news.ts";

/** Who is connected, and the way by which news reach them. */
export interface Hub {
  /** Says that something was committed; returns at once. */
  wake(): void;
  /** Says that another server committed something. */
  hear(): void;
  /** Calls `listen` after each commit of this server, for those who tell other servers. */
  onWake(listen: () => void): void;
  /** Calls `listen` when the database turns out to have been put back to an older state. */
  onRestored(listen: () => void): void;
  /** Lets somebody listen; they get the open frame first. */
  join(who: { userId: Id; deviceId: Id; build: string }, line: Line): Promise<Listener>;
  leave(listener: Listener): void;
  isOnline(userId: Id): boolean;
  /** Who is online here and at the other servers on the database. */
  readonly presence: Presence;
  /** Which browsers are connected, here and at the other servers. */
  readonly devices: Presence;
  isDeviceOnline(deviceId: Id): boolean;
  /** Says something to whoever is connected here and may see a scope; each may get words of their own, or none. */
  say(
    scope: Scope,
    frameFor: (listener: Pick<Listener, "userId" | "deviceId">) => ServerFrame | undefined,
  ): void;
  /** The browsers that are connected here. */
  ownDevices(): Id[];
  /** Ends the looking; listeners are hung up on. */
  close(): Promise<void>;
}

interface HubParts {
  database: Database;
  log: Logger;
  now(): number;
}

/** Looking without having been woken finds what another server committed. */
const LOOK_EVERY = 3_000;
const GOING_AWAY = 1001;
/** Come again at once. */
const RESTART = 1012;

export async function startHub(parts: HubParts): Promise<Hub> {
  const { space, until } = await readSpaceAt(parts.database, {});
  const hub = new LiveHub(parts, { ...space, mark: markOf(space, until) });
  hub.look();
  return hub;
}

class LiveHub implements Hub {
  readonly #parts: HubParts;
  readonly #listeners = new Set<Listener>();
  readonly #wakers: (() => void)[] = [];
  readonly #restored: (() => void)[] = [];
  readonly presence: Presence;
  readonly devices: Presence;
  /** News up to here are told. */
  #position: Position;
  /** One thing after the other: who joins must not miss what is being told meanwhile. */
  #queue: Promise<unknown> = Promise.resolve();
  #woken = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: HubParts, { epoch, head, mark }: Position) {
    this.#parts = parts;
    this.#position = { epoch, head, mark };
    const here = { node: randomUUID(), now: () => parts.now() };
    this.presence = new Presence({
      ...here,
      own: () => [...new Set([...this.#listeners].map((listener) => listener.userId))],
      onChange: (userId, online) => this.#tellLine(userId, online),
    });
    this.devices = new Presence({
      ...here,
      own: () => this.ownDevices(),
      onChange: () => undefined,
    });
  }

  look(): void {
    this.#timer = setInterval(() => this.#tellSoon(), LOOK_EVERY);
    this.#timer.unref();
  }

  wake(): void {
    // How many others hear of it is nothing that whoever did it has to pay for.
    onBill(undefined, () => {
      this.#tellSoon();
      for (const listen of this.#wakers) listen();
    });
  }

  hear(): void {
    this.#tellSoon();
  }

  onWake(listen: () => void): void {
    this.#wakers.push(listen);
  }

  onRestored(listen: () => void): void {
    this.#restored.push(listen);
  }

  isOnline(userId: Id): boolean {
    return this.#has("userId", userId) || this.presence.isElsewhere(userId);
  }

  isDeviceOnline(deviceId: Id): boolean {
    return this.#has("deviceId", deviceId) || this.devices.isElsewhere(deviceId);
  }

  ownDevices(): Id[] {
    return [...new Set([...this.#listeners].map((listener) => listener.deviceId))];
  }

  say(scope: Scope, frameFor: (listener: Listener) => ServerFrame | undefined): void {
    for (const listener of this.#listeners) {
      const frame = listener.scopes.has(scope) && frameFor(listener);
      if (frame) this.#send([listener], frame);
    }
  }

  #has(of: "userId" | "deviceId", id: Id): boolean {
    return [...this.#listeners].some((listener) => listener[of] === id);
  }

  async join(
    { userId, deviceId, build }: { userId: Id; deviceId: Id; build: string },
    line: Line,
  ): Promise<Listener> {
    return this.#enqueue(async () => {
      const { database, now } = this.#parts;
      const [space, grants] = await database.transaction(
        async (tx) => Promise.all([readSpace(tx), grantsOf(tx, userId)]),
        "snapshot",
      );
      const asksForKey = await asksForKeys(this.#parts);
      const scopes = new Set(scopesOf(userId, grants));
      const { head } = space;
      const listener = {
        id: randomUUID(),
        userId,
        deviceId,
        line,
        scopes,
        seen: head,
        sent: head,
        rangeAt: 0,
        askedForKey: false,
      };
      const isFirstHere = !this.#has("userId", userId);
      const isFirstOfDevice = !this.#has("deviceId", deviceId);
      this.#listeners.add(listener);
      if (isFirstOfDevice) this.devices.note(deviceId, true);
      this.#send([listener], {
        type: "open",
        fd: listener.id,
        ud: userId,
        epoch: space.epoch,
        head,
        time: now(),
        build,
        online: this.presence.online(),
      });
      if (asksForKey) askForKey(listener);
      if (isFirstHere) this.#changed(userId, true);
      return listener;
    });
  }

  leave(listener: Listener): void {
    if (!this.#listeners.delete(listener)) return;
    if (!this.#has("deviceId", listener.deviceId)) this.devices.note(listener.deviceId, false);
    if (!this.#has("userId", listener.userId)) this.#changed(listener.userId, false);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.presence.leave();
    this.devices.leave();
    for (const { line } of this.#listeners) line.close(GOING_AWAY, "stopping");
    await noteLastSeen(this.#parts, this.presence.here());
    this.#listeners.clear();
    await this.#queue.catch(() => undefined);
  }

  #changed(userId: Id, online: boolean): void {
    this.presence.note(userId, online);
    void noteLastSeen(this.#parts, [userId]);
    if (!this.presence.isElsewhere(userId)) this.#tellLine(userId, online);
  }

  #tellLine(userId: Id, online: boolean): void {
    const others = [...this.#listeners].filter((listener) => listener.userId !== userId);
    this.#send(others, { type: "line", userId, online });
  }

  #send(listeners: readonly Listener[], frame: ServerFrame): void {
    const text = JSON.stringify(frame);
    for (const { line } of listeners) line.send(text);
  }

  #enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#queue.then(work, work);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  /** However often it is woken meanwhile, one more look tells everything. */
  #tellSoon(): void {
    if (this.#woken) return;
    this.#woken = true;
    this.#enqueue(async () => {
      this.#woken = false;
      await this.#tell();
    }).catch((error: unknown) => {
      this.#parts.log.warn({ err: error }, "News could not be read; the next look tells them");
    });
  }

  async #tell(): Promise<void> {
    const { database, now } = this.#parts;
    const before = this.#position;
    const read = this.#listeners.size === 0 ? readReached : readNews;
    const news: News | Reached = await read(database, before);
    this.#position = { epoch: news.epoch, head: news.head, mark: news.mark };
    if (news.isRestored) {
      this.#startOver();
      return;
    }
    if (!news.items) await readStandings(database, [...this.#listeners]);
    const isRequired = this.#listeners.size > 0 && (await knownSetting(this.#parts)).e2eMessage;
    const asksForKey = isRequired && (await asksForKeys(this.#parts));
    await inTurns(this.#listeners, (listener) => {
      if (asksForKey) askForKey(listener);
      if (news.items) this.#tellOne(listener, news, { now: now(), isRequired });
      else sendGap(listener, news.head);
      listener.seen = news.head;
    });
  }

  /** What was told is no longer the truth: everybody comes again and asks. */
  #startOver(): void {
    for (const { line } of this.#listeners) line.close(RESTART, "restored");
    for (const listen of this.#restored) listen();
  }

  #tellOne(
    listener: Listener,
    news: News,
    { now, isRequired }: { now: number; isRequired: boolean },
  ): void {
    const items = news.items.filter(({ change }) => change.seq > listener.seen);
    const [end] = items.flatMap((item) => endOfSession(item, listener) ?? []);
    if (end) {
      hangUpOn(listener.line, end);
      return;
    }
    const mine = itemsFor(listener, items, news);
    const entered = mine.filter(({ change }) => change.entity === "access" && !change.gone);
    const hasMore =
      entered.some(({ change }) => news.olderScopes.has(targetOf(change.rowId))) ||
      [...news.filledScopes].some((scope) => listener.scopes.has(scope));
    const mustHide = isRequired && !listener.line.isSealed();
    if (hasMore || (mustHide && mine.length > 0)) {
      sendGap(listener, news.head);
    } else if (mine.length > 0) {
      sendDrafts(
        listener,
        mine.map((item) => draftFor(listener, item, news.narrowings)),
        news,
      );
    } else {
      sendRange(listener, news, now);
    }
  }
}
