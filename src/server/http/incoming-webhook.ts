import { success } from "#base/result.ts";
import {
  addIncoming,
  INCOMING_PATH,
  incomingShape,
  listIncoming,
  removeIncoming,
} from "#contract/calls/trust/incoming-webhook.ts";
import { TOO_MANY } from "#contract/envelope.ts";
import { NO_ACCESS, NOT_FOUND, PARAMETER_ERROR, type Refusal } from "#domain/refusal.ts";
import { slowedBy } from "#domain/dialog/rules/refuse-by-rules.ts";
import * as incoming from "../people/incoming/incoming-webhooks.ts";
import type { App } from "../server.ts";
import { waitRefusal } from "../wait-refusal.ts";
import { bindMemberCall, languageOf, sendRefusal } from "./bind.ts";
import { boundedBody } from "./bodies/bounded-body.ts";
import { bodyReader } from "./bodies/read-body.ts";
import { waitOfToken } from "./admission/token-pace.ts";

const MINUTE = 60_000;
/** Posts of one caller a minute, by whatever addresses. */
const POSTS_A_MINUTE = 120;
/** Messages by one address a minute. */
const MESSAGES_A_MINUTE = 30;
/** Characters of a code at most; what is longer is none. */
const CODE_MAX = 100;
/** Bytes of what is posted. */
const BODY_MAX = 256 * 1024;

/** The same for a code that never was, was taken back, or whose maker may no longer. */
const addressGone: Refusal = { code: NOT_FOUND, reason: "incoming.gone" };
const noWords: Refusal = { code: PARAMETER_ERROR, reason: "incoming.words" };

/** Addresses by which other services write into a chat, and making and taking them back. */
export function bindIncomingCalls(app: App): void {
  const { fastify, server } = app;

  bindMemberCall(app, listIncoming, async (body, { session }) =>
    incoming.incomingOf(server.database, session.userId, body),
  );

  bindMemberCall(app, addIncoming, async (body, { session, origin }) =>
    incoming.newIncoming(server, { makerId: session.userId, origin }, body),
  );

  bindMemberCall(app, removeIncoming, async ({ id }, { session, now }) =>
    incoming.dropIncoming(server.database, session.userId, { id, now }),
  );

  const readBody = bodyReader(fastify);
  fastify.post(INCOMING_PATH.replace("{code}", ":code"), {
    config: { rateLimit: { max: POSTS_A_MINUTE, timeWindow: MINUTE } },
    bodyLimit: BODY_MAX,
    preParsing: async (request, _reply, payload) => boundedBody(request, { payload }),
    handler: async (request, reply) => {
      const refuse = (refusal: Refusal, status: number) =>
        sendRefusal(reply, languageOf(request), refusal, status);
      const { code } = request.params as { readonly code: string };
      const row =
        code.length <= CODE_MAX ? await incoming.openIncoming(server.database, code) : undefined;
      if (!row) return refuse(addressGone, NOT_FOUND);
      const wait = waitOfToken(server, `incoming:${row.id}`, MESSAGES_A_MINUTE);
      if (wait > 0) return refuse(waitRefusal(wait), TOO_MANY);
      await readBody(request);
      const words = wordsOf(request.body);
      if (!words) return refuse(noWords, PARAMETER_ERROR);
      const refusal = await incoming.sayIncoming(server, row, words);
      if (!refusal) return reply.send(success({ ok: true }).value);
      const pause = slowedBy(refusal);
      if (pause > 0) return refuse(waitRefusal(pause), TOO_MANY);
      return refuse(refusal, refusal.code === NO_ACCESS ? NO_ACCESS : PARAMETER_ERROR);
    },
  });
}

/** What is to be said, where it is either words or markdown. */
function wordsOf(body: unknown): { text: string; textType: "text" | "md" } | undefined {
  const parsed = incomingShape.safeParse(body);
  if (!parsed.success) return undefined;
  const { text = "", md = "" } = parsed.data;
  if ((text.trim() === "") === (md.trim() === "")) return undefined;
  return md.trim() === "" ? { text, textType: "text" } : { text: md, textType: "md" };
}
