import { runCommand } from "#client/data/commands/run-command.ts";
import { type LocalDatabase, openLocalDatabase } from "#client/data/database/local-database.ts";
import { keepSession } from "#client/data/lead/keep-session.ts";
import { keepHouse } from "#client/data/sync/house-keeping.ts";
import { startEngine } from "#client/data/sync/engine.ts";
import { socketAddress } from "#client/data/sync/socket.ts";
import { type Caller, createCaller } from "#client/data/calls/http.ts";
import { lead, type Leadership } from "#client/data/lead/lead.ts";
import { pause } from "#client/data/lead/seat.ts";
import { backOff } from "#client/data/outbox/back-off.ts";
import { createFileWire } from "#client/data/uploads/file-wire.ts";
import { keepUploads } from "#client/data/uploads/keep-uploads.ts";
import { startUploader } from "#client/data/uploads/uploader.ts";
import type { ArgumentsOf, CommandName } from "#domain/commands.ts";
import type { TabLocks } from "#tests/make/tabs/tab-locks.ts";
import type { Luck } from "../luck.ts";
import { fetchOver } from "../net/fetch-over.ts";
import { SimulatedSocket } from "../net/simulated-socket.ts";
import type { Wire } from "../net/wire.ts";
import { mortality, type Write } from "./mortal.ts";
import type { TabChannels } from "./tab-channel.ts";

export interface TabSettings {
  /** Among those of its browser. */
  readonly name: string;
  readonly databaseName: string;
  readonly token: string;
  readonly deviceNumber: number;
  readonly luck: Luck;
  readonly wire: Wire;
  /** Undefined in a browser that has none. */
  readonly locks: TabLocks | undefined;
  readonly channels: TabChannels;
  /** Whether rows that are written find room on the disk. */
  hasRoom(): boolean;
  /** What the clock of the browser shows. */
  now(): number;
  /** Whether it sends the bytes of files that somebody picks. */
  readonly sendsFiles: boolean;
  /** Rows that a transaction of this tab has brought in. */
  wrote(tab: Tab, writes: readonly Write[]): void;
  died(tab: Tab): void;
}

/** One tab with the real engine, which may die between any two steps of what it does. */
export class Tab {
  readonly database: LocalDatabase;
  readonly call: Caller;
  readonly leadership: Leadership;
  readonly #settings: TabSettings;
  readonly #mortality;
  readonly #sockets = new Set<SimulatedSocket>();
  #lives = true;
  /** Steps until it dies. */
  #left = Number.POSITIVE_INFINITY;

  constructor(settings: TabSettings) {
    this.#settings = settings;
    const { name, databaseName, token, deviceNumber, wire, locks, channels, luck, now } = settings;
    this.#mortality = mortality({
      lives: () => this.#step(),
      hasRoom: () => settings.hasRoom(),
      wrote: (writes) => settings.wrote(this, writes),
    });
    this.database = openLocalDatabase(databaseName);
    this.database.use(this.#mortality);
    keepSession(this.database, { token, language: "en" }).catch(() => undefined);
    this.call = createCaller({
      origin: "http://server",
      token: () => token,
      language: () => "en",
      fetch: fetchOver(wire, () => this.#step()),
    });
    this.leadership = lead({
      name: `sync:${databaseName}`,
      database: this.database,
      locks: locks?.of(name),
      channel: channels.open(),
      tab: name,
      now,
      start: (fence) => {
        const engine = startEngine({
          database: this.database,
          call: this.call,
          deviceNumber,
          fence,
          socketUrl: (ticket) => socketAddress("http://server", ticket, "en"),
          createSocket: (url) => this.#openSocket(wire, url),
          now,
          onRoom: () => undefined,
          random: () => luck.next(),
        });
        if (settings.sendsFiles) this.#sendFiles(engine.done);
        keepHouse({ database: this.database, call: this.call, now, until: engine.done });
        return engine;
      },
    });
  }

  #sendFiles(until: Promise<void>): void {
    const { token, luck, wire, now } = this.#settings;
    const uploader = startUploader({
      database: this.database,
      wire: createFileWire({
        origin: "http://server",
        token: () => token,
        language: () => "en",
        fetch: fetchOver(wire, () => this.#step()),
      }),
      now,
      random: () => luck.next(),
      isMetered: () => false,
      rest: (attempt, signal) => pause(backOff(attempt, luck.next()), signal),
    });
    keepUploads(this.database, now, until);
    void until.then(() => uploader.stop());
  }

  get name(): string {
    return this.#settings.name;
  }

  get lives(): boolean {
    return this.#lives;
  }

  /** Does what a person asked for; false where the rule refuses it or the tab is no more. */
  run<Name extends CommandName>(name: Name, args: ArgumentsOf<Name>) {
    return runCommand(this.database, name, args, this.#settings.now());
  }

  dieAfter(steps: number): void {
    this.#left = steps;
  }

  /** The process is gone, with all that was only in its memory. */
  kill(): void {
    if (!this.#lives) return;
    this.#lives = false;
    this.#mortality.abort();
    // It may die in the middle of a transaction, of which what follows must be no part.
    this.#settings.wire.time.after(0, () => this.#bury());
  }

  /** The person closes it: like death, but everybody hears of it. */
  close(): void {
    if (!this.#lives) return;
    this.leadership.stop();
    for (const socket of this.#sockets) socket.close();
    this.kill();
  }

  /** The line lets go of its sockets, and both ends hear of it. */
  breakOff(): void {
    for (const socket of this.#sockets) socket.break();
  }

  #bury(): void {
    this.leadership.engine()?.stop();
    this.leadership.stop();
    for (const socket of this.#sockets) socket.abandon(this.#settings.luck.chance(0.7));
    this.#settings.locks?.kill(this.#settings.name);
    this.#settings.died(this);
  }

  #step(): boolean {
    if (!this.#lives) return false;
    this.#left -= 1;
    if (this.#left < 0) this.kill();
    return this.#lives;
  }

  #openSocket(wire: Wire, url: string): WebSocket {
    const socket = new SimulatedSocket(wire, url, () => this.#step());
    this.#sockets.add(socket);
    socket.addEventListener("close", () => this.#sockets.delete(socket));
    return socket as unknown as WebSocket;
  }
}
