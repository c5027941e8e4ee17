import type { FastifyReply, FastifyRequest } from "fastify";
import { failure, type Result } from "#base/result.ts";
import type { CallDefinition, ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import { syncPush } from "#contract/calls/sync.ts";
import { type Envelope, SIGNED_OUT, SUCCESS, TOO_MANY, TOO_OLD } from "#contract/envelope.ts";
import {
  LANGUAGE_HEADER,
  MUTATION_HEADER,
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
  /** Address at which the caller finds the app, such as `https://plans.example.com`. */
  readonly origin: string;
}

/** The context of a call that only members may make. */
export type MemberContext = CallContext & { readonly session: CallSession };

/** `success(data)` or `failure(refusal)`. */
export type Answer<Reply> = Promise<Result<Reply, Refusal>>;

export interface BindOptions<Body> {
  /**
   * Also counts calls by this text, so that many addresses cannot guess at one account; userId is
   * the caller's, 0 = nobody is signed in.
   */
  limitBy?: (body: Body, userId: number) => string;
}

const MINUTE = 60_000;

/** Mounts a call for anyone: limit, session, parsing, envelope; refusals become answers, errors reach the error handler. */
export function bindCall<Call extends CallDefinition>(
  { fastify, server }: App,
  call: Call,
  handler: (body: ParsedBodyOf<Call>, context: CallContext) => Answer<ReplyOf<Call>>,
  options: BindOptions<ParsedBodyOf<Call>> = {},
): void {
  const limit = call.perMinute
    ? { max: call.perMinute, timeWindow: MINUTE, groupId: call.name }
    : undefined;
  const countAddress = limit && fastify.createRateLimit(limit);
  const keys = new WeakMap<FastifyRequest, string>();
  const countKey =
    limit &&
    options.limitBy &&
    fastify.createRateLimit({ ...limit, keyGenerator: (request) => keys.get(request) ?? "" });

  fastify.route({
    method: call.method,
    url: call.path,
    handler: async (request, reply) => {
      const language = knownLanguage(headerOf(request, LANGUAGE_HEADER));
      let exchange = plainExchange;
      const refuse = async (status: number, refusal: Refusal) =>
        reply.status(status).send(await exchange.close(refusalEnvelope(language, refusal)));
      if (countAddress && (await isOver(countAddress(request), reply)))
        return refuse(TOO_MANY, tooMany);

      const now = server.now();
      const session = await sessionOfToken(server.database, headerOf(request, TOKEN_HEADER), now);
      const barred = barOf(call, session, headerOf(request, VERSION_HEADER));
      if (barred) return refuse(barred.status, barred.refusal);

      const opened = await openExchange(server, call, request);
      if (!opened.ok) return refuse(SUCCESS, opened.error);
      exchange = opened.value;
      const { sent } = exchange;
      const parsed = call.body.safeParse(keepableTexts(sent));
      if (!parsed.success) return refuse(SUCCESS, shapeRefusal(parsed.error));
      const body = parsed.data as ParsedBodyOf<Call>;
      if (countKey && options.limitBy) {
        keys.set(request, options.limitBy(body, session?.userId ?? 0));
        if (await isOver(countKey(request), reply)) return refuse(TOO_MANY, tooMany);
      }
      const mutationId = headerOf(request, MUTATION_HEADER);
      const mutation = mutationId ? parseMutationId(mutationId) : undefined;
      if (mutationId && !mutation) return refuse(SUCCESS, parameterError());

      const work = handler(body, {
        server,
        language,
        sent,
        now,
        address: callerAddress(request),
        userAgent: headerOf(request, "user-agent"),
        origin: publicAddress(server.settings, request),
        ...(session && { session }),
        ...(mutation && { mutation }),
      });
      const answer = await withPatience(server.settings.callPatience ?? HTTP_TIMEOUT, work);
      if (!answer.ok) return refuse(SUCCESS, answer.error);
      return reply.send(await exchange.close({ code: SUCCESS, data: answer.value, msg: "" }));
    },
  });
}

/** Mounts a call that needs a session. */
export function bindMemberCall<Call extends CallDefinition>(
  app: App,
  call: Call,
  handler: (body: ParsedBodyOf<Call>, context: MemberContext) => Answer<ReplyOf<Call>>,
  options: BindOptions<ParsedBodyOf<Call>> = {},
): void {
  if (call.access === "open") throw new Error(`${call.name} is open to anyone.`);
  bindCall(
    app,
    call,
    async (body, context) => {
      const { session } = context;
      return session ? handler(body, { ...context, session }) : failure(signedOut);
    },
    options,
  );
}

const clientTooOld: Refusal = { code: TOO_OLD, reason: "clientTooOld" };
const tooMany: Refusal = { code: TOO_MANY, reason: "tooMany" };
const signedOut: Refusal = { code: SIGNED_OUT, reason: "signedOut" };
const adminOnly: Refusal = { code: NO_ACCESS, reason: "adminOnly" };

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

type Count = Awaited<ReturnType<ReturnType<App["fastify"]["createRateLimit"]>>>;

async function isOver(counting: Promise<Count>, reply: FastifyReply): Promise<boolean> {
  const count = await counting;
  if (count.isAllowed || !count.isExceeded) return false;
  reply.header("retry-after", count.ttlInSeconds);
  return true;
}
