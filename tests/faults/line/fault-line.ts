import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { forward, readRequest, type Target, type WireRequest } from "./exchange.ts";
import type { Pace } from "./pace.ts";
import type { LineSchedule, RequestPlan } from "./schedule.ts";
import { relaySocket } from "./socket-line.ts";
import { gatewayError, nonsenseReply, portalPage, truncatedReply } from "./wrong-replies.ts";

/** The line between one client and the servers. */
export interface FaultLine {
  readonly address: string;
  /** How often each fault was done. */
  readonly faults: ReadonlyMap<string, number>;
  /** Faults come as they are planned; what was connected before is cut off. */
  storm(): void;
  /** No faults any more, and connections that were dead turn out to be. */
  heal(): void;
  close(): Promise<void>;
}

const SLOW_BYTES = 8;

/** Lays a line that does to requests and sockets what its schedule says. */
export async function layFaultLine(
  targets: readonly Target[],
  schedule: LineSchedule,
  pace: Pace,
): Promise<FaultLine> {
  const line = new Line(targets, schedule, pace);
  await line.listen(0);
  return line;
}

class Line implements FaultLine {
  readonly faults = new Map<string, number>();
  readonly #targets: readonly Target[];
  readonly #schedule: LineSchedule;
  readonly #pace: Pace;
  readonly #server = createServer((near) => void this.#serve(near));
  readonly #open = new Set<Socket>();
  readonly #held = new Set<Socket>();
  #requests = 0;
  #sockets = 0;
  #stormy = false;
  #port = 0;
  #closed = false;

  constructor(targets: readonly Target[], schedule: LineSchedule, pace: Pace) {
    this.#targets = targets;
    this.#schedule = schedule;
    this.#pace = pace;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async listen(port: number): Promise<void> {
    this.#server.listen(port, "127.0.0.1");
    await once(this.#server, "listening");
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  storm(): void {
    this.#stormy = true;
    for (const socket of this.#open) socket.resetAndDestroy();
  }

  heal(): void {
    this.#stormy = false;
    for (const socket of this.#held) socket.resetAndDestroy();
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const socket of this.#open) socket.destroy();
    if (!this.#server.listening) return;
    this.#server.close();
    await once(this.#server, "close");
  }

  async #serve(near: Socket): Promise<void> {
    this.#open.add(near);
    near.on("close", () => {
      this.#open.delete(near);
      this.#held.delete(near);
    });
    near.on("error", () => near.destroy());
    const request = await readRequest(near);
    if (!request) return;
    if (request.isUpgrade) this.#serveSocket(near, request);
    else await this.#serveRequest(near, request);
  }

  #serveSocket(near: Socket, request: WireRequest): void {
    const plan = this.#schedule.socket(this.#sockets);
    if (this.#stormy) this.#sockets += 1;
    const fault = this.#stormy ? plan.fault : "none";
    this.#count(`socket ${fault}`);
    relaySocket(near, request, {
      plan: { ...plan, fault },
      target: this.#target(plan.node),
      byte: this.#pace.byte,
      isStormy: () => this.#stormy,
      hold: () => this.#hold(near),
    });
  }

  async #serveRequest(near: Socket, request: WireRequest): Promise<void> {
    const plan = this.#schedule.request(this.#requests);
    if (this.#stormy) this.#requests += 1;
    const fault = this.#stormy ? plan.fault : "none";
    this.#count(`request ${fault}`);
    await this.#fulfil(near, request, { ...plan, fault });
  }

  async #fulfil(near: Socket, request: WireRequest, plan: RequestPlan): Promise<void> {
    const ask = async (step = 0) => forward(request, this.#target(plan.node + step));
    const { part } = plan;
    switch (plan.fault) {
      case "none":
        return answer(near, await ask());
      case "requestLost":
        return cut(near);
      case "halfOpen":
        return this.#hold(near);
      case "portal":
        return answer(near, portalPage());
      case "refused":
        return this.#refuse(part * this.#pace.refused);
      case "replyLost":
        await ask();
        return cut(near);
      case "silent":
        await ask();
        return this.#hold(near);
      case "replyCut":
        return answerPart(near, await ask(), part);
      case "gatewayError":
        await ask();
        return answer(near, gatewayError());
      case "nonsense":
        await ask();
        return answer(near, nonsenseReply(part));
      case "truncated":
        return answer(near, truncatedReply(await ask(), part));
      case "repeated": {
        // At once, and on all servers: only the ledger keeps them apart.
        const copies = Array.from({ length: plan.times }, async (_, step) => ask(step));
        const replies = await Promise.all(copies);
        return answer(near, replies[Math.floor(part * plan.times)]);
      }
      case "slow":
        return answerSlowly(near, await ask(), this.#pace.byte);
    }
  }

  /** The connection stays, and nothing comes over it. */
  #hold(near: Socket): void {
    if (near.destroyed) return;
    this.#held.add(near);
    const timer = setTimeout(() => near.resetAndDestroy(), this.#pace.halfOpen);
    near.on("close", () => clearTimeout(timer));
    near.resume();
  }

  /** Nobody can connect for a while, and who is connected is cut off. */
  #refuse(time: number): void {
    if (!this.#server.listening) return;
    this.#server.close();
    for (const socket of this.#open) socket.resetAndDestroy();
    setTimeout(() => {
      if (!this.#closed && !this.#server.listening) this.#server.listen(this.#port, "127.0.0.1");
    }, time);
  }

  #target(node: number): Target {
    const target = this.#targets[node % this.#targets.length];
    if (!target) throw new Error("The line leads nowhere");
    return target;
  }

  #count(name: string): void {
    this.faults.set(name, (this.faults.get(name) ?? 0) + 1);
  }
}

function answer(near: Socket, bytes: Buffer | undefined): void {
  // A server that is gone has said nothing.
  if (!bytes || bytes.length === 0) cut(near);
  else near.end(bytes);
}

function cut(near: Socket): void {
  near.resetAndDestroy();
}

function answerPart(near: Socket, bytes: Buffer, part: number): void {
  near.write(bytes.subarray(0, Math.floor(bytes.length * part)), () => cut(near));
}

async function answerSlowly(near: Socket, bytes: Buffer, byte: number): Promise<void> {
  for (let index = 0; index < SLOW_BYTES && !near.destroyed; index += 1) {
    near.write(bytes.subarray(index, index + 1));
    await sleep(byte);
  }
  answer(near, bytes.subarray(SLOW_BYTES));
}
