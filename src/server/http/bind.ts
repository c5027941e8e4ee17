import type { FastifyReply, FastifyRequest } from "fastify";
import { failure, type Result, success } from "#base/result.ts";
import type { CallDefinition, ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import { type Envelope, SIGNED_OUT, TOO_MANY } from "#contract/envelope.ts";
import { SUCCESS } from "#contract/success.ts";
import {
  LANGUAGE_HEADER,
  MUTATION_HEADER,
  parseMutationId,
  TOKEN_HEADER,
} from "#contract/headers.ts";
import { HTTP_TIMEOUT } from "#domain/limits.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { keepableTexts, sanitiseDeclared } from "../commands/clean-texts.ts";
import { shapeRefusal } from "#domain/shape-refusal.ts";
import { jsonObject, type JsonText } from "../json-text.ts";
import { knownLanguage } from "../local-text.ts";
import { signedOut } from "../people/signed-out.ts";
import { onBill, spend } from "../processor/bill.ts";
import { lineOf } from "../processor/line.ts";
import type { App, Server } from "../server.ts";
import { type Admission, admit, barStale } from "./admission/admit.ts";
import { headerOf } from "./admission/header-of.ts";
import { bringBody, type Brought } from "./bodies/bring-body.ts";
import { boundedBody } from "./bodies/bounded-body.ts";
import { bodyConfig, bodyReader, isLongBody } from "./bodies/read-body.ts";
import { passOver } from "./bodies/pass-over.ts";
import { callerAddress } from "./caller/caller-address.ts";
import { limitCalls } from "./caller/call-limit.ts";
import { publicAddress } from "./caller/public-address.ts";
import { openExchange, plainExchange } from "./encryption/exchange.ts";
import { withPatience } from "./patience.ts";
import { refusalText } from "./refusal-text.ts";
import type { CallSession } from "./session.ts";

/** What a handler knows besides the body. */
export interface CallContext {
  readonly server: Server;
  /** The caller; undefined only in calls that are open to anyone. */
  readonly session?: CallSession;
  /** What the caller has shown for it, whatever it is worth; "" = nothing. */
  readonly token: string;
  /** Language of the texts to answer with, one that the server has. */
  readonly language: string;
  /** The body before it was parsed. */
  readonly sent: unknown;
  /** The bytes that a call brings whose fields stand first, while they come; read once. */
  readonly part?: Brought["part"];
  /** The bytes that any other call brings: they are in the store. */
  readonly received?: Brought["received"];
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

/** `success(data)` or `failure(refusal)`; the data may be JSON already. */
export type Answer<Reply> = Promise<Result<Reply | JsonText<Reply>, Refusal>>;

/** Bytes of a body where the call asks for no more: texts of messages, encrypted, and lists of ids. */
const BODY_MAX = 256 * 1024;

/** Mounts a call for anyone: limit, session, parsing, envelope; refusals become answers, errors reach the error handler. */
export function bindCall<Call extends CallDefinition>(
  { fastify, server }: App,
  call: Call,
  handler: (body: ParsedBodyOf<Call>, context: CallContext) => Answer<ReplyOf<Call>>,
): void {
  const countCall = limitCalls({ fastify, server }, call);
  const admissions = new WeakMap<FastifyRequest, Admission>();
  const readBody = bodyReader(fastify);

  const answerCall = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { session, knownDevices }: Admission,
    { part, received, isIn }: Brought,
  ) => {
    const language = languageOf(request);
    let exchange = plainExchange;
    const refuse = async (refusal: Refusal) => {
      sayWhenToComeAgain(reply, refusal);
      const envelope = refusalEnvelope(language, refusal);
      return reply.status(statusOf(refusal)).send(await exchange.close(envelope));
    };

    const opened = await openExchange(server, call, request);
    if (!opened.ok) return refuse(opened.error);
    exchange = opened.value;
    const { sent } = exchange;
    const parsed = spend(() => call.body.safeParse(sent));
    if (!parsed.success) return refuse(shapeRefusal(parsed.error));
    const keepable = spend(() => keepableTexts(parsed.data as ParsedBodyOf<Call>));
    // A command cleans for itself, also what comes in a batch.
    const clean = call.command ? success(keepable) : await sanitiseDeclared(call.body, keepable);
    if (!clean.ok) return refuse(clean.error);
    const body = clean.value as ParsedBodyOf<Call>;
    const mutationId = headerOf(request, MUTATION_HEADER);
    const mutation = mutationId ? parseMutationId(mutationId) : undefined;
    if (mutationId && !mutation) return refuse(parameterError());

    const work = handler(body, {
      server,
      token: headerOf(request, TOKEN_HEADER),
      language,
      sent,
      now: server.now(),
      address: callerAddress(request),
      userAgent: headerOf(request, "user-agent"),
      knownDevices,
      origin: publicAddress(server.settings, request),
      ...(session && { session }),
      ...(mutation && { mutation }),
      ...(part && { part }),
      ...(received && { received }),
    });
    // While bytes come in, how long that takes is up to the line.
    await Promise.race([work, isIn]);
    const answer = await withPatience(
      server.settings.callPatience ?? call.patience ?? HTTP_TIMEOUT,
      work,
    );
    if (!answer.ok) return refuse(answer.error);
    return reply.send(await exchange.close({ code: SUCCESS, data: answer.value, msg: "" }));
  };

  const answerBrought = async (
    request: FastifyRequest,
    reply: FastifyReply,
    admission: Admission,
  ) => {
    const bar = await barStale(server, call, admission, request);
    if (bar) return sendRefusal(reply, languageOf(request), bar.refusal, bar.status);
    await readBody(request);
    const brought = await bringBody(server, call, request);
    try {
      const late = brought.received && (await barStale(server, call, admission, request));
      if (late) return await sendRefusal(reply, languageOf(request), late.refusal, late.status);
      return await answerCall(request, reply, admission, brought);
    } finally {
      await brought.close();
    }
  };

  fastify.route({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ":$1"),
    config: bodyConfig(call),
    bodyLimit: call.bodyMax ?? BODY_MAX,
    // Nothing is read of whoever is not let in.
    onRequest: async (request, reply) => {
      const admission = await admit(server, call, { request, countCall });
      if (admission.ok) admissions.set(request, admission.value);
      else {
        const { refusal, status } = admission.error;
        if (status === SIGNED_OUT) passOver(request);
        return sendRefusal(reply, languageOf(request), refusal, status);
      }
      return undefined;
    },
    preParsing: async (request, _reply, payload) =>
      boundedBody(request, { payload, bill: admissions.get(request)?.bill }),
    handler: async (request, reply) => {
      const admission = admissions.get(request) ?? { knownDevices: [], isAwaited: false };
      const { session, bill } = admission;
      reply.type("application/json; charset=utf-8");
      reply.serializer((envelope: object) =>
        bill ? bill.spend(() => jsonObject(envelope).text) : jsonObject(envelope).text,
      );
      if (!session || !bill) return answerBrought(request, reply, admission);
      return onBill(bill, async () =>
        // Of one person's long or costly calls one is in work at a time: they take neither all memory nor all turns.
        call.isCostly || isLongBody(request)
          ? lineOf(server).run(session.userId, async () => answerBrought(request, reply, admission))
          : answerBrought(request, reply, admission),
      );
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

/** What the product itself refuses is answered with 200, and its code in the envelope. */
function statusOf({ code }: Refusal): number {
  return code === TOO_MANY ? TOO_MANY : SUCCESS;
}

function sayWhenToComeAgain(reply: FastifyReply, { data }: Refusal): void {
  const retryAfter = data?.["retryAfter"];
  if (typeof retryAfter === "number") reply.header("retry-after", retryAfter);
}

/** Puts a refusal into the envelope; the HTTP status stays 200 for what the product itself refuses. */
export function sendRefusal(
  reply: FastifyReply,
  language: string,
  refusal: Refusal,
  status: number,
): FastifyReply {
  sayWhenToComeAgain(reply, refusal);
  // What is refused today may be done tomorrow.
  reply.header("cache-control", "no-store");
  return reply.status(status).send(refusalEnvelope(language, refusal));
}

/** What a refusal looks like on the wire. */
export function refusalEnvelope(language: string, { code, reason, data }: Refusal): Envelope {
  const msg = refusalText(language, reason, data);
  return { code, msg, reason, ...(data && { data }) };
}

export function languageOf(request: FastifyRequest): string {
  return knownLanguage(headerOf(request, LANGUAGE_HEADER));
}
