import type { FastifyReply, FastifyRequest } from "fastify";
import { failure, type Result } from "#base/result.ts";
import type { CallDefinition, ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import { syncPush } from "#contract/calls/sync.ts";
import { type Envelope, SIGNED_OUT, SUCCESS, TOO_MANY, TOO_OLD } from "#contract/envelope.ts";
import {
  KNOWN_DEVICE_HEADER,
  LANGUAGE_HEADER,
  MUTATION_HEADER,
  parseKnownDevices,
  parseMutationId,
  TOKEN_HEADER,
  VERSION_HEADER,
} from "#contract/headers.ts";
import { WIRE_VERSION_OLDEST } from "#contract/version.ts";
import { HTTP_TIMEOUT } from "#domain/limits.ts";
import { NO_ACCESS, parameterError, type Refusal } from "#domain/refusal.ts";
import { keepableTexts } from "../commands/sanitise.ts";
import { knownLanguage } from "../local-text.ts";
import type { App, Server } from "../server.ts";
import { waitRefusal } from "../wait-refusal.ts";
import { limitCalls } from "./caller/call-limit.ts";
import { openExchange, plainExchange } from "./encryption/exchange.ts";
import { callerAddress } from "./caller/caller-address.ts";
import { publicAddress } from "./caller/public-address.ts";
import { withPatience } from "./patience.ts";
import { refusalText } from "./refusal-text.ts";
import { type CallSession, sessionOfToken } from "./session.ts";

/** What a handler knows besides the body. */
export interface CallContext {
  readonly server: Server;
  /** The caller; undefined only in calls that are open to anyone. */
  readonly session?: CallSession;
  /** Language of the texts to answer with, one that the server has. */
  readonly language: string;
  /** The body before it was parsed. */
  readonly sent: unknown;
  readonly mutation?: { readonly clientId: string; readonly n: number };
  /** Epoch milliseconds. */
  readonly now: number;
  readonly address: string;
  readonly userAgent: string;
  /** Secrets by which the browser shows that accounts were signed in on it before. */
  readonly knownDevices: readonly string[];
  /** Address at which the caller finds the app, such as `https://plans.example.com`. */
  readonly origin: string;
}

/** The context of a call that only members may make. */
export type MemberContext = CallContext & { readonly session: CallSession };

/** `success(data)` or `failure(refusal)`. */
export type Answer<Reply> = Promise<Result<Reply, Refusal>>;

/** Mounts a call for anyone: limit, session, parsing, envelope; refusals become answers, errors reach the error handler. */
export function bindCall<Call extends CallDefinition>(
  { fastify, server }: App,
  call: Call,
  handler: (body: ParsedBodyOf<Call>, context: CallContext) => Answer<ReplyOf<Call>>,
): void {
  const countCall = limitCalls({ fastify, server }, call);
  fastify.route({
    method: call.method,
    url: call.path,
    handler: async (request, reply) => {
      const language = knownLanguage(headerOf(request, LANGUAGE_HEADER));
      let exchange = plainExchange;
      const refuse = async (refusal: Refusal, status = statusOf(refusal)) => {
        const { retryAfter } = refusal.data ?? {};
        if (typeof retryAfter === "number") reply.header("retry-after", retryAfter);
        const envelope = refusalEnvelope(language, refusal);
        return reply.status(status).send(await exchange.close(envelope));
      };

      const now = server.now();
      const session = await sessionOfToken(server.database, headerOf(request, TOKEN_HEADER), now);
      const knownDevices = parseKnownDevices(headerOf(request, KNOWN_DEVICE_HEADER));
      const wait = await countCall(request, { session, knownDevices });
      if (wait > 0) return refuse(waitRefusal(wait));
      const barred = barOf(call, session, headerOf(request, VERSION_HEADER));
      if (barred) return refuse(barred.refusal, barred.status);

      const opened = await openExchange(server, call, request);
      if (!opened.ok) return refuse(opened.error);
      exchange = opened.value;
      const { sent } = exchange;
      const parsed = call.body.safeParse(keepableTexts(sent));
      if (!parsed.success) return refuse(shapeRefusal(parsed.error));
      const body = parsed.data as ParsedBodyOf<Call>;
      const mutationId = headerOf(request, MUTATION_HEADER);
      const mutation = mutationId ? parseMutationId(mutationId) : undefined;
      if (mutationId && !mutation) return refuse(parameterError());

      const work = handler(body, {
        server,
        language,
        sent,
        now,
        address: callerAddress(request),
        userAgent: headerOf(request, "user-agent"),
        knownDevices,
        origin: publicAddress(server.settings, request),
        ...(session && { session }),
        ...(mutation && { mutation }),
      });
      const answer = await withPatience(server.settings.callPatience ?? HTTP_TIMEOUT, work);
      if (!answer.ok) return refuse(answer.error);
      return reply.send(await exchange.close({ code: SUCCESS, data: answer.value, msg: "" }));
    },
  });
}

/** Mounts a call that needs a session. */
export function bindMemberCall<Call extends CallDefinition>(
  app: App,
  call: Call,
  handler: (body: ParsedBodyOf<Call>, context: MemberContext) => Answer<ReplyOf<Call>>,
): void {
  if (call.access === "open") throw new Error(`${call.name} is open to anyone.`);
  bindCall(app, call, async (body, context) => {
    const { session } = context;
    return session ? handler(body, { ...context, session }) : failure(signedOut);
  });
}

const clientTooOld: Refusal = { code: TOO_OLD, reason: "clientTooOld" };
const signedOut: Refusal = { code: SIGNED_OUT, reason: "signedOut" };
const adminOnly: Refusal = { code: NO_ACCESS, reason: "adminOnly" };

/** What the product itself refuses is answered with 200, and its code in the envelope. */
function statusOf({ code }: Refusal): number {
  return code === TOO_MANY ? TOO_MANY : SUCCESS;
}

/** A body of another shape: where it differs, never what stood there. */
function shapeRefusal(error: { issues: readonly { path: PropertyKey[] }[] }): Refusal {
  const issues = error.issues.map((issue) => issue.path.map(String).join("."));
  return parameterError("parameterError", { issues });
}

/** Puts a refusal into the envelope; the HTTP status stays 200 for what the product itself refuses. */
export function sendRefusal(
  reply: FastifyReply,
  language: string,
  refusal: Refusal,
  status: number,
): FastifyReply {
  return reply.status(status).send(refusalEnvelope(language, refusal));
}

function refusalEnvelope(language: string, { code, reason, data }: Refusal): Envelope {
  const msg = refusalText(language, reason, data);
  return { code, msg, reason, ...(data && { data }) };
}

export function headerOf(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === "string" ? value : "";
}

/** Why the caller may not make the call at all, whatever is in it. */
function barOf(
  call: CallDefinition,
  session: CallSession | undefined,
  version: string,
): { status: number; refusal: Refusal } | undefined {
  if (call.access !== "open" && !session) return { status: SIGNED_OUT, refusal: signedOut };
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
