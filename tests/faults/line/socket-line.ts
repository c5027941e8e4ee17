import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type Target, type WireRequest, wireBytes } from "./exchange.ts";
import type { SocketPlan } from "./schedule.ts";
import { gatewayError } from "./wrong-replies.ts";

interface Relay {
  readonly plan: SocketPlan;
  readonly target: Target;
  /** Milliseconds that a byte takes on the slowest line. */
  readonly byte: number;
  /** Whether faults still come. */
  isStormy(): boolean;
  /** Leaves the near end open with nothing behind it. */
  hold(): void;
}

const SLOW_BYTES = 8;

/** Carries a socket until its fault comes. */
export function relaySocket(near: Socket, request: WireRequest, relay: Relay): void {
  const { plan, target } = relay;
  if (plan.fault === "refused") return void near.end(gatewayError());
  // Not even the greeting is answered.
  if (plan.fault === "halfOpen") return relay.hold();
  const far = connect(target);
  far.on("connect", () => far.write(wireBytes(request)));
  far.on("error", () => far.destroy());
  far.on("close", () => {
    // Of a server that is gone, a half-open line does not tell either.
    if (plan.fault === "silent" && relay.isStormy()) relay.hold();
    else near.destroy();
  });
  near.on("close", () => far.destroy());
  near.on("data", (chunk) => {
    if (!far.destroyed) far.write(chunk);
  });
  carry(near, far, relay);
  return undefined;
}

/** Passes the server's pieces on in their order. */
function carry(near: Socket, far: Socket, relay: Relay): void {
  const { fault, pieces, part } = relay.plan;
  let count = 0;
  let before: Promise<unknown> = Promise.resolve();
  const pass = async (chunk: Buffer): Promise<void> => {
    const isDue = count === pieces && relay.isStormy();
    count += 1;
    if (isDue && fault === "frameCut") {
      near.write(chunk.subarray(0, Math.max(1, Math.floor(chunk.length * part))), () => {
        near.resetAndDestroy();
      });
    } else if (isDue && fault === "silent") {
      far.destroy();
    } else if (isDue && fault === "slow") {
      for (let index = 0; index < SLOW_BYTES && !near.destroyed; index += 1) {
        near.write(chunk.subarray(index, index + 1));
        await sleep(relay.byte);
      }
      near.write(chunk.subarray(SLOW_BYTES));
    } else if (!near.destroyed) near.write(chunk);
  };
  far.on("data", (chunk) => {
    before = before.then(async () => pass(chunk));
  });
}
