import type { FastifyRequest } from "fastify";
import type { CallDefinition } from "#contract/call.ts";
import { recognise } from "../../people/guards/known-devices.ts";
import type { App } from "../../server.ts";
import type { CallSession } from "../session.ts";
import { callerAddress, networkOf } from "./caller-address.ts";

/** Who makes a call, as far as that is known before it is read. */
interface CallMaker {
  readonly session: CallSession | undefined;
  readonly knownDevices: readonly string[];
}

/** Counts a call; milliseconds to wait where there were too many, else 0. */
export type CallLimit = (request: FastifyRequest, maker: CallMaker) => Promise<number>;

const MINUTE = 60_000;

/** The calls of one minute are counted in this process alone: they cost, and give nothing away. */
export function limitCalls({ fastify, server }: App, { perMinute }: CallDefinition): CallLimit {
  if (perMinute === undefined) return async () => 0;
  const makers = new WeakMap<FastifyRequest, string>();
  const count = fastify.createRateLimit({
    max: perMinute,
    timeWindow: MINUTE,
    keyGenerator: (request) => makers.get(request) ?? "",
  });
  return async (request, maker) => {
    makers.set(request, await nameOf(server, request, maker));
    const counted = await count(request);
    return counted.isAllowed || !counted.isExceeded ? 0 : counted.ttl;
  };
}

/** People share addresses: who is known by more than theirs does not suffer for what others do there. */
async function nameOf(
  { database }: App["server"],
  request: FastifyRequest,
  { session, knownDevices }: CallMaker,
): Promise<string> {
  if (session) return `person ${session.userId}`;
  const [known] = await recognise(database, knownDevices);
  return known ? `device ${known.origin}` : `address ${networkOf(callerAddress(request))}`;
}
