import type { FastifyRequest } from "fastify";
import { failure, type Result, success } from "#base/result.ts";
import type { CallDefinition } from "#contract/call.ts";
import {
  ENCRYPT_HEADER,
  encryptedShape,
  goesEncrypted,
  payloadShape,
  readEncryptHeader,
} from "#contract/encryption.ts";
import { type Envelope, TOO_OLD } from "#contract/envelope.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { jsonObject } from "../../json-text.ts";
import { spend } from "../../processor/bill.ts";
import type { Server } from "../../server.ts";
import { decryptWith, encryptFor, readClientKey } from "../../encryption/open-pgp.ts";
import { openServerKey } from "../../encryption/server-keys.ts";
import { knownSetting } from "../../people/known-setting.ts";
import { sentOf } from "../bodies/sent.ts";
import { readJson } from "../edge/read-json.ts";

/** What a call brought, readable, and the way on which its answer goes back. */
export interface Exchange {
  /** The body, or the query of a GET. */
  readonly sent: unknown;
  /** What is sent in the place of the envelope. */
  close(envelope: Envelope): Promise<unknown>;
}

const encryptionNeeded: Refusal = { code: TOO_OLD, reason: "encryption.needed" };

/** An exchange in which nothing was asked yet, and all goes as it is. */
export const plainExchange: Exchange = { sent: {}, close: async (envelope) => envelope };

/**
 * The one place in which bodies are decrypted and answers encrypted; calls know nothing of it. A body that
 * cannot be read, belongs to another call or should have been encrypted is refused before anything is done.
 */
export async function openExchange(
  server: Pick<Server, "database" | "sealer" | "now">,
  call: CallDefinition,
  request: FastifyRequest,
): Promise<Result<Exchange, Refusal>> {
  const plain = { ...plainExchange, sent: sentOf(call, request, request.body) };
  const canBe = call.method !== "GET" && !call.byTlsOnly;
  const header = canBe ? request.headers[ENCRYPT_HEADER] : undefined;
  if (typeof header === "string") return openEncrypted(server, call, { header, request });
  if (goesEncrypted(call) && (await knownSetting(server)).e2eMessage)
    return failure(encryptionNeeded);
  return success(plain);
}

async function openEncrypted(
  server: Pick<Server, "database" | "sealer">,
  call: CallDefinition,
  { header, request }: { header: string; request: FastifyRequest },
): Promise<Result<Exchange, Refusal>> {
  const fields = readEncryptHeader(header);
  const sent = encryptedShape.safeParse(request.body);
  if (!fields || !sent.success) return failure(unreadable);
  const serverKey = await openServerKey(server, fields.keyId);
  if (!serverKey) return failure(parameterError("encryption.keyUnknown"));
  const clientKey = await readClientKey(fields.clientKey);
  // What is small on its way must not unfold to more than the server takes.
  const { bodyLimit } = request.routeOptions;
  const text = clientKey && (await decryptWith(serverKey, sent.data.encrypted, bodyLimit));
  const payload = payloadShape.safeParse(text && spend(() => readJson(text)));
  if (!clientKey || !payload.success) return failure(unreadable);
  if (payload.data.path !== call.path || payload.data.header !== header) return failure(unreadable);
  return success({
    sent: sentOf(call, request, payload.data.body),
    close: async (envelope) => ({
      encrypted: await encryptFor(clientKey, jsonObject(envelope).text),
    }),
  });
}

const unreadable = parameterError("encryption.unreadable");
