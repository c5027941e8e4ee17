import { HTTP_TIMEOUT } from "#domain/limits.ts";
import type { BodyOf, CallDefinition, ReplyOf } from "#contract/call.ts";
import {
  NETWORK_EXCEPTION,
  SIGNED_OUT,
  SUCCESS,
  TOO_LARGE,
  type Envelope,
  envelopeShape,
} from "#contract/envelope.ts";
import {
  LANGUAGE_HEADER,
  PLATFORM_HEADER,
  TOKEN_HEADER,
  VERSION_HEADER,
} from "#contract/headers.ts";
import { WIRE_VERSION } from "#contract/version.ts";

/** A call that brought no success. */
export interface CallFailure {
  /**
   * network: nothing that makes sense came back, so nothing is known; later:
   * the server asks to wait; the rest is the server's answer.
   */
  readonly kind: "network" | "later" | "signedOut" | "tooLarge" | "refused";
  readonly code: number;
  readonly reason: string;
  readonly msg: string;
  readonly data?: unknown;
  /** Milliseconds to wait, where the server named them. */
  readonly retryAfter?: number;
}

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
  } catch {
    return network();
  }
}

async function readReply<Call extends CallDefinition>(
  call: Call,
  response: Response,
): Promise<CallResult<ReplyOf<Call>>> {
  const envelope = await readEnvelope(response);
  // A captive portal's page, a proxy's error, a 200 with nonsense: nothing is known.
  if (!envelope) {
    return response.status === TOO_LARGE ? failure("tooLarge", response.status) : network();
  }
  if (envelope.code === SUCCESS) {
    const reply = call.reply.safeParse(envelope.data);
    return reply.success ? { ok: true, value: reply.data as ReplyOf<Call> } : network();
  }
  if (envelope.code === SIGNED_OUT || envelope.code === 301)
    return failure("signedOut", envelope.code, envelope);
  if (envelope.code === TOO_LARGE) return failure("tooLarge", envelope.code, envelope);
  if (envelope.code === 429 || envelope.code >= 500) {
    const seconds = Number(response.headers.get("retry-after"));
    const answer = failure("later", envelope.code, envelope);
    return seconds > 0
      ? { ok: false, failure: { ...answer.failure, retryAfter: seconds * 1_000 } }
      : answer;
  }
  return failure("refused", envelope.code, envelope);
}

async function readEnvelope(response: Response): Promise<Envelope | undefined> {
  if (!response.headers.get("content-type")?.includes("json")) return undefined;
  const parsed = envelopeShape.safeParse(await response.json());
  return parsed.success ? parsed.data : undefined;
}

function network(): { ok: false; failure: CallFailure } {
  return failure("network", NETWORK_EXCEPTION);
}

function failure(
  kind: CallFailure["kind"],
  code: number,
  envelope?: Envelope,
): { ok: false; failure: CallFailure } {
  const reason = envelope?.reason ?? (kind === "network" ? "networkException" : "unknownError");
  return {
    ok: false,
    failure: { kind, code, reason, msg: envelope?.msg ?? "", data: envelope?.data },
  };
}
