import { HTTP_TIMEOUT } from "#domain/limits.ts";
import type { BodyOf, CallDefinition, ReplyOf } from "#contract/call.ts";
import { type Envelope, envelopeShape } from "#contract/envelope.ts";
import {
  LANGUAGE_HEADER,
  PLATFORM_HEADER,
  TOKEN_HEADER,
  VERSION_HEADER,
} from "#contract/headers.ts";
import { WIRE_VERSION } from "#contract/version.ts";
import { type CallFailure, failureOf, failureOfError, isSuccess } from "./failure.ts";

export type { CallFailure } from "./failure.ts";

export type CallResult<Reply> =
  | { readonly ok: true; readonly value: Reply }
  | { readonly ok: false; readonly failure: CallFailure };

/** What a caller needs to know of its surroundings. */
export interface CallerSettings {
  /** Address of the server, without a slash at the end; "" = the page's own. */
  readonly origin: string;
  token(): string;
  language(): string;
  /** The browser's own where left out. */
  readonly fetch?: typeof fetch;
}

export type Caller = <Call extends CallDefinition>(
  call: Call,
  body: BodyOf<Call>,
) => Promise<CallResult<ReplyOf<Call>>>;

/** Makes calls of the contract: types, deadline and the mapping of errors in one place. */
export function createCaller(settings: CallerSettings): Caller {
  return async (call, body) => {
    const first = await attempt(settings, call, body);
    // A read is tried once more after a second (seed 000 §8).
    if (first.ok || first.failure.kind !== "network" || call.method === "POST") return first;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return attempt(settings, call, body);
  };
}

async function attempt<Call extends CallDefinition>(
  settings: CallerSettings,
  call: Call,
  body: BodyOf<Call>,
): Promise<CallResult<ReplyOf<Call>>> {
  const query =
    call.method === "GET" ? new URLSearchParams(body as Record<string, string>).toString() : "";
  try {
    const ask = settings.fetch ?? fetch;
    const response = await ask(`${settings.origin}${call.path}${query && `?${query}`}`, {
      method: call.method,
      headers: {
        ...(call.method === "POST" && { "content-type": "application/json" }),
        [TOKEN_HEADER]: settings.token(),
        [LANGUAGE_HEADER]: settings.language(),
        [VERSION_HEADER]: String(WIRE_VERSION),
        [PLATFORM_HEADER]: "web",
      },
      ...(call.method === "POST" && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(HTTP_TIMEOUT),
      cache: "no-store",
    });
    return await readReply(call, response);
  } catch (error) {
    return { ok: false, failure: failureOfError(error) };
  }
}

async function readReply<Call extends CallDefinition>(
  call: Call,
  response: Response,
): Promise<CallResult<ReplyOf<Call>>> {
  const { status } = response;
  const envelope = await readEnvelope(response);
  if (!envelope || !isSuccess(call.path, envelope.code)) {
    const seconds = Number(response.headers.get("retry-after"));
    const retryAfter = seconds > 0 ? seconds * 1_000 : undefined;
    return { ok: false, failure: failureOf({ status, envelope, retryAfter }) };
  }
  const reply = call.reply.safeParse(envelope.data);
  if (!reply.success) return { ok: false, failure: failureOf({ status }) };
  return { ok: true, value: reply.data as ReplyOf<Call> };
}

async function readEnvelope(response: Response): Promise<Envelope | undefined> {
  if (!response.headers.get("content-type")?.includes("json")) return undefined;
  const text = await response.text();
  const parsed = envelopeShape.safeParse(parseJson(text));
  return parsed.success ? parsed.data : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
