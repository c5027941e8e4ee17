import { EventEmitter } from "node:events";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import type { WebSocket as ServerSocket } from "ws";
import { buildApp } from "#server/app.ts";
import { startMinting } from "#server/commands/minting.ts";
import { lapseApprovals } from "#server/jobs/lapse-approvals.ts";
import { browserSecrets } from "#server/people/browser-secrets.ts";
import { openSealer } from "#server/people/guards/secret-key.ts";
import { ProcessorBudget } from "#server/processor/budget.ts";
import type { Server } from "#server/server.ts";
import { readSettings } from "#server/settings.ts";
import { startHub } from "#server/sync/hub.ts";
import { attend } from "#server/sync/socket.ts";
import { raiseDeviceNumbers } from "#server/tables/own/device-number.ts";
import { databaseOn } from "#server/tables/sql/db.ts";
import type { Records } from "../play/records.ts";
import type { Course } from "../time/course.ts";
import { GatedPool } from "./gated-pool.ts";
import { MemoryStore } from "./memory-store.ts";
import type { Site } from "./site.ts";

/** A request as the line carries it. */
export interface Request {
  readonly method: "GET" | "POST";
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: string | Buffer;
}

export interface Reply {
  readonly status: number;
  readonly body: string;
  readonly headers: Record<string, string>;
}

interface Life {
  readonly server: Server;
  readonly fastify: FastifyInstance;
  readonly pool: GatedPool;
}

const builds = {
  build: "none",
  version: "0.0.0",
  isBuilt: false,
  assetFolders: [],
  prefetch: () => [],
  bundles: () => [],
};

/** Numbers of devices run ahead as with the real server, at the pace of the simulation's days, ms. */
const NUMBER_EVERY = 1_000;

/** The real server's code, which can be killed and started again. */
export class SimulatedServer {
  /** What it complained of that no fault of ours explains. */
  readonly complaints: string[] = [];
  /** Where contents of files lie, also while it is dead. */
  readonly store = new MemoryStore();
  readonly #site: Site;
  readonly #course: Course;
  readonly #records: Records;
  readonly #sockets = new Set<ServerEnd>();
  readonly #sealer = openSealer("", "the key of the simulation");
  #life: Life | undefined;

  constructor(site: Site, course: Course, records: Records) {
    this.#site = site;
    this.#course = course;
    this.#records = records;
  }

  get isUp(): boolean {
    return this.#life !== undefined;
  }

  /** Starts it; one that is up already stays as it is, since two would share their connections. */
  async start(): Promise<void> {
    if (this.isUp) return;
    const pool = new GatedPool(this.#site.gate);
    const database = databaseOn(pool as unknown as Parameters<typeof databaseOn>[0]);
    const now = () => this.#course.time.wall;
    const log = pino({ level: "error" }, { write: (line: string) => this.#complain(line) });
    const number = Math.floor(this.#course.time.age / NUMBER_EVERY);
    await raiseDeviceNumbers(this.#site.database, number);
    this.#life = await this.#course.until(
      (async () => {
        const hub = await startHub({ database, log, now });
        const mint = await startMinting(database);
        hub.onRestored(() => mint.startOver());
        const sealer = await this.#sealer;
        const processor = new ProcessorBudget({ now, stopwatch: () => 0 });
        const services = { database, hub, mint, builds, files: this.store, sealer, processor };
        const server: Server = { settings, log, now, ...services };
        const { fastify } = await buildApp(server);
        await fastify.ready();
        return { server, fastify, pool };
      })(),
    );
  }

  /** With a session on any browser comes the key to what the person has not sent there. */
  async unsentKeyOf(userId: number): Promise<string> {
    return browserSecrets(await this.#sealer, { userId, deviceNumber: 0 }).unsentKey;
  }

  /** Dies without a word: what is not committed never was. */
  async kill(): Promise<void> {
    const life = this.#life;
    if (!life) return;
    this.#life = undefined;
    life.pool.die();
    await this.#site.gate.reset();
    for (const socket of this.#sockets) socket.vanish();
    this.#sockets.clear();
    await this.#course.until(life.server.hub.close());
  }

  /** Looks at its clock, past the gate, as it does every few seconds: what is late happens by itself. */
  async lookAtClock(): Promise<void> {
    if (!this.#life) return;
    const { hub } = this.#life.server;
    const now = this.#course.time.wall;
    await lapseApprovals({ database: this.#site.database, hub, now: () => now });
    this.#records.clockLooked(now);
  }

  /** Answers a request; never where the server dies over it. */
  async answer(request: Request): Promise<Reply | undefined> {
    const life = this.#life;
    if (!life) return undefined;
    if (request.url === "/api/sync/push") this.#records.pushArrived(String(request.payload ?? ""));
    this.#course.inFlight += 1;
    const { statusCode, body, headers } = await life.fastify.inject(request);
    this.#course.inFlight -= 1;
    if (this.#life !== life) return undefined;
    const type = String(headers["content-type"]);
    const retry = headers["retry-after"];
    return {
      status: statusCode,
      body,
      headers: {
        "content-type": type,
        ...(retry !== undefined && { "retry-after": retry }),
      },
    };
  }

  /** Work of a browser that takes the machine a moment, in which no time passes. */
  async reading<Result>(work: Promise<Result>): Promise<Result> {
    this.#course.inFlight += 1;
    return work.finally(() => {
      this.#course.inFlight -= 1;
    });
  }

  /** A browser's socket has arrived. */
  attend(socket: ServerEnd, token: string): void {
    if (!this.#life) return socket.vanish();
    this.#sockets.add(socket);
    socket.on("close", () => this.#sockets.delete(socket));
    attend(this.#life.server, socket as unknown as ServerSocket, token);
  }

  #complain(line: string): void {
    const { err } = JSON.parse(line) as { err?: { type?: string; message?: string } };
    const text = `${err?.type ?? ""}: ${err?.message ?? line}`;
    if (!/terminated|out of breath|transaction is aborted/.test(text)) this.complaints.push(text);
  }
}

const settings: Server["settings"] = {
  host: "127.0.0.1",
  port: 0,
  dataDir: "",
  databaseUrl: undefined,
  trustedProxies: () => false,
  logLevel: "silent",
  sessionLife: readSettings({}).sessionLife,
  distDir: "/nowhere",
};

/** The server's end of a socket, as the package of the server would hand it over. */
export class ServerEnd extends EventEmitter {
  readonly OPEN = 1;
  readonly bufferedAmount = 0;
  readyState = 1;
  readonly #far: { text(text: string): void; ping(): void; close(): void };

  constructor(far: { text(text: string): void; ping(): void; close(): void }) {
    super();
    this.#far = far;
  }

  send(text: string): void {
    if (this.readyState === this.OPEN) this.#far.text(text);
  }

  ping(): void {
    if (this.readyState === this.OPEN) this.#far.ping();
  }

  close(): void {
    this.#end();
  }

  terminate(): void {
    this.#end();
  }

  /** What the far end said has arrived. */
  hear(text: string): void {
    if (this.readyState === this.OPEN) this.emit("message", Buffer.from(text));
  }

  pong(): void {
    if (this.readyState === this.OPEN) this.emit("pong", Buffer.alloc(0));
  }

  /** The far end has hung up. */
  hangUp(): void {
    if (this.readyState === this.OPEN) this.#close();
  }

  /** The process behind it is gone: nobody here hears of it. */
  vanish(): void {
    if (this.readyState !== this.OPEN) return;
    this.#far.close();
    this.#close();
  }

  #end(): void {
    if (this.readyState !== this.OPEN) return;
    this.#far.close();
    this.#close();
  }

  #close(): void {
    this.readyState = 3;
    this.emit("close");
  }
}
