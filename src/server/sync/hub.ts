import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { SIGNED_OUT } from "#contract/envelope.ts";
import type { ServerFrame } from "#contract/frames/frames.ts";
import type { Id } from "#domain/id.ts";
import { companyScope, userScope } from "#domain/scope.ts";
import { grantsOf } from "../tables/access.ts";
import { readHead, readSpace } from "../tables/own/space.ts";
import type { Database } from "../tables/sql/db.ts";
import { type Line, type Listener, sendDrafts, sendGap, sendRange } from "./listener.ts";
import { type News, type NewsItem, readNews, targetOf } from "./news.ts";

/** Who is connected, and the way by which news reach them. */
export interface Hub {
  /** Says that something was committed; returns at once. */
  wake(): void;
  /** Says that another server committed something. */
  hear(): void;
  /** Calls `listen` after each commit of this server, for those who tell other servers. */
  onWake(listen: () => void): void;
  /** Lets somebody listen; they get the open frame first. */
  join(who: { userId: Id; deviceId: Id; build: string }, line: Line): Promise<Listener>;
  leave(listener: Listener): void;
  /** Ids of those who have at least one socket on this server. */
  online(): Id[];
  isOnline(userId: Id): boolean;
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
/** Closing code of our own: the session has ended. */
const SESSION_ENDED = 4401;

export async function startHub(parts: HubParts): Promise<Hub> {
  const hub = new LiveHub(parts, await readHead(parts.database));
  hub.look();
  return hub;
}

class LiveHub implements Hub {
  readonly #parts: HubParts;
  readonly #listeners = new Set<Listener>();
  readonly #wakers: (() => void)[] = [];
  /** News up to this number are told. */
  #position: number;
  /** One thing after the other: who joins must not miss what is being told meanwhile. */
  #queue: Promise<unknown> = Promise.resolve();
  #woken = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: HubParts, position: number) {
    this.#parts = parts;
    this.#position = position;
  }

  look(): void {
    this.#timer = setInterval(() => this.#tellSoon(), LOOK_EVERY);
    this.#timer.unref();
  }

  wake(): void {
    this.#tellSoon();
    for (const listen of this.#wakers) listen();
  }

  hear(): void {
    this.#tellSoon();
  }

  onWake(listen: () => void): void {
    this.#wakers.push(listen);
  }

  online(): Id[] {
    return [...new Set([...this.#listeners].map((listener) => listener.userId))];
  }

  isOnline(userId: Id): boolean {
    return [...this.#listeners].some((listener) => listener.userId === userId);
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
      const scopes = new Set<string>([userScope(userId), companyScope]);
      for (const { target } of grants) scopes.add(target);
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
      };
      const isFirst = !this.isOnline(userId);
      this.#listeners.add(listener);
      this.#send([listener], {
        type: "open",
        fd: listener.id,
        ud: userId,
        epoch: space.epoch,
        head,
        time: now(),
        build,
        online: this.online(),
      });
      if (isFirst) this.#tellLine(userId, true);
      return listener;
    });
  }

  leave(listener: Listener): void {
    if (!this.#listeners.delete(listener)) return;
    if (!this.isOnline(listener.userId)) this.#tellLine(listener.userId, false);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    for (const { line } of this.#listeners) line.close(GOING_AWAY, "stopping");
    this.#listeners.clear();
    await this.#queue.catch(() => undefined);
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
      this.#parts.log.warn(
        { err: error },
        "News could not be read; they are told with the next ones",
      );
    });
  }

  async #tell(): Promise<void> {
    const { database, now } = this.#parts;
    if (this.#listeners.size === 0) {
      this.#position = await readHead(database);
      return;
    }
    const news = await readNews(database, this.#position);
    this.#position = news.head;
    for (const listener of this.#listeners) {
      if ("items" in news) this.#tellOne(listener, news, now());
      else sendGap(listener, news.head);
      listener.seen = news.head;
    }
  }

  #tellOne(listener: Listener, news: News, now: number): void {
    const items = news.items.filter(({ change }) => change.seq > listener.seen);
    if (items.some((item) => endsSession(item, listener))) {
      this.#send([listener], { type: "error", code: SIGNED_OUT, reason: "signedOut" });
      listener.line.close(SESSION_ENDED, "signedOut");
      return;
    }
    const mine = itemsFor(listener, items);
    const entered = mine.filter(({ change }) => change.entity === "access" && !change.gone);
    if (entered.some(({ change }) => news.olderScopes.has(targetOf(change.rowId)))) {
      sendGap(listener, news.head);
    } else if (mine.length > 0) {
      sendDrafts(
        listener,
        mine.map((item) => item.draft),
        news.head,
      );
    } else {
      sendRange(listener, news.head, now);
    }
  }
}

/** What of the news lies in the listener's scopes, of which some come and go with these very news. */
function itemsFor(listener: Listener, items: readonly NewsItem[]): NewsItem[] {
  const own = userScope(listener.userId);
  const isMyAccess = ({ change }: NewsItem) => change.entity === "access" && change.scope === own;
  // A scope is born together with its rows, and the access to it is logged behind them.
  for (const item of items) {
    if (isMyAccess(item) && !item.change.gone) listener.scopes.add(targetOf(item.change.rowId));
  }
  const mine: NewsItem[] = [];
  for (const item of items) {
    if (!listener.scopes.has(item.change.scope)) continue;
    mine.push(item);
    if (isMyAccess(item) && item.change.gone) listener.scopes.delete(targetOf(item.change.rowId));
  }
  return mine;
}

/** The browser was signed out for good. */
function endsSession({ change }: NewsItem, { deviceId }: Listener): boolean {
  return change.entity === "device" && change.gone && change.rowId === String(deviceId);
}
