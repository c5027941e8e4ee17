import { HTTP_TIMEOUT } from "#domain/limits.ts";
import type { BodyOf, CallDefinition, ReplyOf } from "#contract/call.ts";
import { type Envelope, envelopeShape, SUCCESS } from "#contract/envelope.ts";
import {
  KNOWN_DEVICE_HEADER,
  LANGUAGE_HEADER,
  PLATFORM_HEADER,
  TOKEN_HEADER,
  VERSION_HEADER,
} from "#contract/headers.ts";
import { WIRE_VERSION } from "#contract/version.ts";
import { ENCRYPT_HEADER, encryptedShape } from "#contract/encryption.ts";
import type { SealedCall, Sealing } from "../encryption/sealing.ts";
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
  /** By what the server knows this browser while nobody is signed in. */
  knownDevices?(): readonly string[];
  /** The browser's own where left out. */
  readonly fetch?: typeof fetch;
  /** Encrypts what goes and comes where the company asks for it; left out, all goes as it is. */
  readonly sealing?: Sealing;
}

export type Caller = <Call extends CallDefinition>(
  call: Call,
  body: BodyOf<Call>,
) => Promise<CallResult<ReplyOf<Call>>>;

/** The server may want a call encrypted, and then for another key than the one that was known. */
const SEALINGS_MAX = 2;

/** Makes calls of the contract: types, deadline, encryption and the mapping of errors in one place. */
export function createCaller(settings: CallerSettings): Caller {
  return async (call, body) => {
    let first = await attempt(settings, call, body);
    for (let again = 0; again < SEALINGS_MAX && !first.ok; again += 1) {
      if (!settings.sealing?.learn(first.failure)) break;
      first = await attempt(settings, call, body);
    }
    // A read is tried once more after a second (seed 000 §8).
    if (first.ok || first.failure.kind !== "network" || call.method !== "GET") return first;
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
    const sealing = await settings.sealing?.seal(call, body);
    if (sealing && !sealing.ok) return { ok: false, failure: sealing.error };
    const sealed = sealing?.value;
    const knownDevices = settings.knownDevices?.() ?? [];
    const ask = settings.fetch ?? fetch;
    const response = await ask(`${settings.origin}${call.path}${query && `?${query}`}`, {
      method: call.method,
      headers: {
        ...(call.method !== "GET" && { "content-type": "application/json" }),
        [TOKEN_HEADER]: settings.token(),
        [LANGUAGE_HEADER]: settings.language(),
        [VERSION_HEADER]: String(WIRE_VERSION),
        [PLATFORM_HEADER]: "web",
        ...(knownDevices.length > 0 && { [KNOWN_DEVICE_HEADER]: knownDevices.join() }),
        ...(sealed && { [ENCRYPT_HEADER]: sealed.header }),
      },
      ...(call.method !== "GET" && { body: JSON.stringify(sealed?.body ?? body) }),
      signal: AbortSignal.timeout(HTTP_TIMEOUT),
      cache: "no-store",
    });
    return await readReply(call, response, sealed);
  } catch (error) {
    return { ok: false, failure: failureOfError(error) };
  }
}

async function readReply<Call extends CallDefinition>(
  call: Call,
  response: Response,
  sealed?: SealedCall,
): Promise<CallResult<ReplyOf<Call>>> {
  const { status } = response;
  const envelope = await readEnvelope(response, sealed);
  if (!envelope || !isSuccess(call.path, envelope.code)) {
    const seconds = Number(response.headers.get("retry-after"));
    const retryAfter = seconds > 0 ? seconds * 1_000 : undefined;
    return { ok: false, failure: failureOf({ status, envelope, retryAfter }) };
  }
  const reply = call.reply.safeParse(envelope.data);
  if (!reply.success) return { ok: false, failure: failureOf({ status }) };
  return { ok: true, value: reply.data as ReplyOf<Call> };
}

async function readEnvelope(
  response: Response,
  sealed: SealedCall | undefined,
): Promise<Envelope | undefined> {
  if (!response.headers.get("content-type")?.includes("json")) return undefined;
  const json = parseJson(await response.text());
  const { data: message } = encryptedShape.safeParse(json);
  const isOpened = sealed !== undefined && message !== undefined;
  const opened = isOpened ? parseJson(await sealed.open(message.encrypted)) : json;
  const { data: envelope } = envelopeShape.safeParse(opened);
  // Whoever was asked for an encrypted reply and brings a plain success is not the one who read the question.
  if (sealed && !isOpened && envelope?.code === SUCCESS) return undefined;
  return envelope;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
