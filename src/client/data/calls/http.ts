import type { BodyOf, CallDefinition, ReplyOf } from "#contract/call.ts";
import { type Envelope, envelopeShape } from "#contract/envelope.ts";
import { SUCCESS } from "#contract/success.ts";
import { KNOWN_DEVICE_HEADER, SOCKET_HEADER } from "#contract/headers.ts";
import { ENCRYPT_HEADER, encryptedShape } from "#contract/encryption.ts";
import { callHeaders, type Calling } from "./call-headers.ts";
import type { SealedCall, Sealing } from "./sealing.ts";
import { type CallFailure, failureOf, failureOfError, isSuccess, waitOf } from "./failure.ts";
import { createTraffic, type Answer, type Traffic } from "./traffic.ts";

export type { CallFailure } from "./failure.ts";

export type CallResult<Reply> =
  | { readonly ok: true; readonly value: Reply }
  | { readonly ok: false; readonly failure: CallFailure };

/** What a caller needs to know of its surroundings. */
export interface CallerSettings extends Calling {
  /** Address of the server, without a slash at the end; "" = the page's own. */
  readonly origin: string;
  /** Id of the socket that this browser has open; "" = none. */
  socketId?(): string;
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
  const traffic = createTraffic(settings.fetch ?? ((...asked) => fetch(...asked)));
  const attempt: Caller = (call, body) => attemptOver(traffic, settings, call, body);
  return async (call, body) => {
    let first = await attempt(call, body);
    for (let again = 0; again < SEALINGS_MAX && !first.ok; again += 1) {
      if (!settings.sealing?.learn(first.failure)) break;
      first = await attempt(call, body);
    }
    // A read is tried once more after a second (seed 000 §8).
    if (first.ok || first.failure.kind !== "network" || call.method !== "GET") return first;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return attempt(call, body);
  };
}

async function attemptOver<Call extends CallDefinition>(
  traffic: Traffic,
  settings: CallerSettings,
  call: Call,
  body: BodyOf<Call>,
): Promise<CallResult<ReplyOf<Call>>> {
  const isRead = call.method === "GET";
  try {
    const sealing = await settings.sealing?.seal(call, body);
    if (sealing && !sealing.ok) return { ok: false, failure: sealing.error };
    const sealed = sealing?.value;
    const socketId = settings.socketId?.() ?? "";
    const knownDevices = settings.knownDevices?.() ?? [];
    const reply = await traffic.send({
      address: settings.origin + addressOf(call, body as Record<string, unknown>),
      method: call.method,
      headers: {
        ...(!isRead && { "content-type": "application/json" }),
        ...callHeaders(settings),
        ...(socketId !== "" && { [SOCKET_HEADER]: socketId }),
        ...(knownDevices.length > 0 && { [KNOWN_DEVICE_HEADER]: knownDevices.join() }),
        ...(sealed && { [ENCRYPT_HEADER]: sealed.header }),
      },
      ...(!isRead && { body: JSON.stringify(sealed?.body ?? body) }),
      isRepeatable: isRead || call.isRepeatable === true,
      ...(call.patience !== undefined && { patience: call.patience }),
    });
    return await readReply(call, reply, sealed);
  } catch (error) {
    return { ok: false, failure: failureOfError(error) };
  }
}

/** The path with what it names, and what else a read asks for. */
function addressOf(
  { method, path }: Pick<CallDefinition, "method" | "path">,
  body: Readonly<Record<string, unknown>>,
): string {
  const rest = new Map(Object.entries(body).map(([name, value]) => [name, String(value)]));
  const place = path.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => {
    const said = rest.get(name) ?? "";
    rest.delete(name);
    return encodeURIComponent(said);
  });
  const query = method === "GET" ? new URLSearchParams([...rest]).toString() : "";
  return query ? `${place}?${query}` : place;
}

async function readReply<Call extends CallDefinition>(
  call: Call,
  answered: Answer,
  sealed?: SealedCall,
): Promise<CallResult<ReplyOf<Call>>> {
  const { status, headers } = answered;
  const envelope = await readEnvelope(answered, sealed);
  if (!envelope || !isSuccess(call.path, envelope.code)) {
    return { ok: false, failure: failureOf({ status, envelope, retryAfter: waitOf(headers) }) };
  }
  const reply = call.reply.safeParse(envelope.data);
  if (!reply.success) return { ok: false, failure: failureOf({ status }) };
  return { ok: true, value: reply.data as ReplyOf<Call> };
}

async function readEnvelope(
  { headers, text }: Answer,
  sealed: SealedCall | undefined,
): Promise<Envelope | undefined> {
  if (!headers.get("content-type")?.includes("json")) return undefined;
  const json = parseJson(text);
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
