import { vi } from "vitest";
import { giveTicket, syncPull, syncPush } from "#contract/calls/sync.ts";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import { startEngine } from "#client/data/sync/engine.ts";
import type { Engine } from "#client/data/sync/engine-settings.ts";
import { createCaller } from "#client/data/calls/http.ts";

export interface Entry {
  readonly n: number;
  readonly call: string;
  readonly data: unknown;
}

/** The device that the engine of the bench speaks for. */
export const ENGINE_DEVICE = 7;

interface Request {
  readonly at: number;
  readonly path: string;
  readonly entries: readonly Entry[];
}

type Answer = (entries: readonly Entry[]) => Response | Promise<Response> | undefined;

/** An envelope as the server sends it. */
export function envelope(
  data: unknown,
  code = 200,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ code, msg: "", data }, { headers });
}

/** The engine of one browser on a line whose far end is made up, in time that is made up too. */
export class EngineBench {
  engine: Engine | undefined;
  readonly requests: Request[] = [];
  /** Entries that were done, in the order in which they were. */
  readonly applied: Entry[] = [];
  /** What comes back on a push instead of the server's own answer. */
  answerPush: Answer | undefined;
  /** What comes back on a pull instead of the server's own answer. */
  answerPull: (() => Response) | undefined;
  stateOf: (entry: Entry) => "applied" | "later" | "refused" = () => "applied";
  /** 0 up to 1; spreads attempts. */
  random = () => 0.5;
  /** What was told of room on the disk, in order. */
  readonly toldOfRoom: boolean[] = [];
  /** What pulls bring, each time. */
  rows: Readonly<Record<string, readonly object[]>> = {};
  private readonly database: LocalDatabase;
  /** When each socket was asked for. */
  readonly sockets: number[] = [];
  private socket: (EventTarget & { readyState: number }) | undefined;
  private head = 0;

  constructor(database: LocalDatabase) {
    this.database = database;
  }

  start(): void {
    const call = createCaller({
      origin: "http://site",
      token: () => "token",
      language: () => "en",
      fetch: async (address, options) => this.answer(address, options),
    });
    this.engine = startEngine({
      database: this.database,
      call,
      deviceNumber: ENGINE_DEVICE,
      socketUrl: () => "ws://site/ws",
      createSocket: () => this.createSocket(),
      now: () => Date.now(),
      onRoom: (hasRoom) => this.toldOfRoom.push(hasRoom),
      random: () => this.random(),
    });
  }

  /** Lets time pass, with all that happens in it. */
  async pass(milliseconds: number): Promise<void> {
    const end = Date.now() + milliseconds;
    await breathe();
    // Time goes from one timer to the next, and to the end.
    setTimeout(() => undefined, milliseconds);
    while (Date.now() < end) {
      vi.advanceTimersToNextTimer();
      await breathe();
    }
  }

  pushes(): Request[] {
    return this.requests.filter(({ path }) => path === syncPush.path);
  }

  pulls(): Request[] {
    return this.requests.filter(({ path }) => path === syncPull.path);
  }

  /** The most requests within any span of so many milliseconds. */
  busiest(span: number): number {
    const times = this.requests.map(({ at }) => at);
    return Math.max(
      0,
      ...times.map((from) => times.filter((at) => at >= from && at < from + span).length),
    );
  }

  /** The server greets on the socket. */
  openSocket(): void {
    const frame = { type: "open", fd: "1", ud: 1, epoch: "one", head: this.head };
    const more = { time: Date.now(), build: "b", online: [] };
    this.tell({ ...frame, ...more });
  }

  /** The server tells of a row on the socket. */
  tellOf(table: string, data: object): void {
    this.head += 1;
    const place = { from: this.head - 1, to: this.head, rest: 0 };
    this.tell({ type: "planTask", action: "update", table, ...place, data });
  }

  /** The server says on the socket that the session has ended. */
  endSession(reason = "signedOut"): void {
    this.tell({ type: "error", code: 401, reason });
  }

  private tell(frame: object): void {
    const data = JSON.stringify(frame);
    this.socket?.dispatchEvent(new MessageEvent("message", { data }));
  }

  private async answer(
    address: Parameters<typeof fetch>[0],
    options: Parameters<typeof fetch>[1],
  ): Promise<Response> {
    const { pathname: path } = new URL(address instanceof Request ? address.url : address);
    const body = typeof options?.body === "string" ? options.body : "{}";
    const { entries = [] } = JSON.parse(body) as { entries?: Entry[] };
    if (path === giveTicket.path) return envelope({ ticket: "ticket" });
    this.requests.push({ at: Date.now(), path, entries });
    if (path === syncPull.path) {
      if (this.answerPull) return this.answerPull();
      const rows = { rows: this.rows, gone: {}, windows: [] };
      return envelope({ epoch: "one", head: this.head, reset: false, ...rows, time: Date.now() });
    }
    return (await this.answerPush?.(entries)) ?? this.settle(entries);
  }

  private settle(entries: readonly Entry[]): Response {
    const results = entries.map((entry) => {
      const state = this.stateOf(entry);
      if (state !== "applied") return { n: entry.n, state, reason: "noAccess" };
      this.head += 1;
      this.applied.push(entry);
      return { n: entry.n, state, seq: this.head };
    });
    return envelope({ results, head: this.head, time: Date.now() });
  }

  private createSocket(): WebSocket {
    const socket = Object.assign(new EventTarget(), {
      readyState: 0,
      send: () => undefined,
      close: () => undefined,
    });
    this.socket = socket;
    this.sockets.push(Date.now());
    return socket as unknown as WebSocket;
  }
}

/** The database and promises get their turns; no time passes. */
async function breathe(): Promise<void> {
  for (let turn = 0; turn < 150; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
