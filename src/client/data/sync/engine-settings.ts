import type { Caller } from "../calls/http.ts";
import type { Sealing } from "../calls/sealing.ts";
import type { LocalDatabase } from "../database/local-database.ts";

/** What the engine works with. */
export interface EngineSettings {
  readonly database: LocalDatabase;
  readonly call: Caller;
  /** The device whose session this engine speaks for. */
  readonly deviceNumber: number;
  /** Reads what comes encrypted over the socket; the calls have theirs. */
  readonly sealing?: Sealing;
  /** What lets this engine write, where it has been taken already (see `takeFence`). */
  readonly fence?: number;
  /** Address of the socket with its query, which a ticket opens. */
  socketUrl(ticket: string): string;
  createSocket(url: string): WebSocket;
  now(): number;
  /** Whether what the server told found room, each time; where it did not, no note of it does either. */
  onRoom(hasRoom: boolean): void;
  /** 0 up to 1; spreads the attempts of many browsers. */
  random(): number;
}

export interface Engine {
  /** Something changed outside: the network is back, the page became visible. Tries at once. */
  wake(): void;
  /** Tells the server which screen is open (seed 000 §7). */
  path(path: string): void;
  stop(): void;
  /** Ends when the engine was stopped or fenced off. */
  readonly done: Promise<void>;
}
