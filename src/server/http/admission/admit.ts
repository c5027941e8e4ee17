import type { FastifyRequest } from "fastify";
import type { CallDefinition } from "#contract/call.ts";
import { syncPush } from "#contract/calls/sync.ts";
import { SIGNED_OUT, TOO_MANY, TOO_OLD } from "#contract/envelope.ts";
import { SUCCESS } from "#contract/success.ts";
import {
  KNOWN_DEVICE_HEADER,
  parseKnownDevices,
  TOKEN_HEADER,
  VERSION_HEADER,
} from "#contract/headers.ts";
import { mayByToken } from "#contract/token-scopes.ts";
import { WIRE_VERSION_OLDEST } from "#contract/version.ts";
import { failure, type Result, success } from "#base/result.ts";
import { NO_ACCESS, type Refusal } from "#domain/refusal.ts";
import type { Bill } from "../../processor/bill.ts";
import { CALL_PRICE } from "../../processor/prices.ts";
import type { Server } from "../../server.ts";
import { waitRefusal } from "../../wait-refusal.ts";
import type { CallLimit } from "../caller/call-limit.ts";
import { type CallSession, refusalOfHash, refusalOfToken } from "../session.ts";
import { callerAgain, callerOfToken } from "./caller-of-token.ts";
import { waitOfToken } from "./token-pace.ts";
import { type Bar, overBudget } from "./bar.ts";
import { headerOf } from "./header-of.ts";
import { isLongBody } from "../bodies/read-body.ts";

/** What is known of a call before its body is read. */
export interface Admission {
  /** The caller; undefined only in calls that are open to anyone. */
  readonly session?: CallSession;
  /** What the call takes of the processor is charged to the caller. */
  readonly bill?: Bill;
  /** Secrets by which the server may know the browser. */
  readonly knownDevices: readonly string[];
  /** Whether the body was on its way still when that was found out. */
  readonly isAwaited: boolean;
}

const clientTooOld: Refusal = { code: TOO_OLD, reason: "clientTooOld" };
const beyondToken: Refusal = { code: NO_ACCESS, reason: "beyondToken" };
const adminOnly: Refusal = { code: NO_ACCESS, reason: "adminOnly" };

/** Who calls, and whether they may make the call at all and now, whatever is in it. */
export async function admit(
  server: Pick<Server, "database" | "mint" | "now" | "settings" | "processor">,
  call: CallDefinition,
  { request, countCall }: { request: FastifyRequest; countCall: CallLimit },
): Promise<Result<Admission, Bar>> {
  const token = headerOf(request, TOKEN_HEADER);
  const session = await callerOfToken(server, call, token);
  const knownDevices = parseKnownDevices(headerOf(request, KNOWN_DEVICE_HEADER));
  const tooSoon = await countCall(request, { session, knownDevices });
  if (tooSoon > 0) return failure({ status: TOO_MANY, refusal: waitRefusal(tooSoon) });
  const bar = barOf(call, session, headerOf(request, VERSION_HEADER));
  if (bar === "signedOut") {
    return failure({ status: SIGNED_OUT, refusal: await refusalOfToken(server.database, token) });
  }
  if (bar) return failure(bar);
  const tooFast = session?.rights ? waitOfToken(server, session.tokenHash) : 0;
  if (tooFast > 0) return failure({ status: TOO_MANY, refusal: waitRefusal(tooFast) });
  const isAwaited = !request.raw.complete;
  if (!session) return success({ knownDevices, isAwaited });
  const { processor } = server;
  const wait = processor.waitOf(session.userId);
  if (wait > 0) return failure({ status: TOO_MANY, refusal: overBudget(wait) });
  const bill = processor.openBill(session.userId);
  bill.charge(CALL_PRICE);
  return success({ session, bill, knownDevices, isAwaited });
}

/**
 * Why a caller who was let in may not make the call any longer: they were signed out since, or administer no more.
 * Only a body that took its time on its way, or a call that stood in line, leaves time for it.
 */
export async function barStale(
  server: Pick<Server, "database" | "now" | "settings">,
  call: CallDefinition,
  { session, isAwaited }: Admission,
  request: FastifyRequest,
): Promise<Bar | undefined> {
  const hasWaited = isAwaited || call.isCostly || isLongBody(request);
  if (!session || !hasWaited) return undefined;
  const { tokenHash } = session;
  const bar = barOf(call, await callerAgain(server, session), "");
  if (bar !== "signedOut") return bar;
  return { status: SIGNED_OUT, refusal: await refusalOfHash(server.database, tokenHash) };
}

function barOf(
  call: CallDefinition,
  session: CallSession | undefined,
  version: string,
): Bar | "signedOut" | undefined {
  if (call.access !== "open" && !session) return "signedOut";
  if (session?.rights && !mayByToken(call.name, session.rights))
    return { status: NO_ACCESS, refusal: beyondToken };
  if (call.access === "admin" && !session?.isAdmin)
    return { status: NO_ACCESS, refusal: adminOnly };
  if (writes(call) && isTooOld(version)) return { status: SUCCESS, refusal: clientTooOld };
  return undefined;
}

function writes(call: CallDefinition): boolean {
  return call.command !== undefined || call.name === syncPush.name;
}

/** Whether the client is older than the wire that this server speaks; who names no version of it is not. */
function isTooOld(version: string): boolean {
  return /^\d+$/.test(version) && Number(version) < WIRE_VERSION_OLDEST;
}
