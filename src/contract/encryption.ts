import * as z from "zod/mini";
import type { CallDefinition } from "./call.ts";

/**
 * Encrypted payloads (seed 000 §7 "Payloads can be encrypted when requested"), in OpenPGP. A call states in
 * the header `encrypt` the key of the server for which its body is encrypted, and its own for the reply:
 *
 *     encrypt: encrypt_type=pgp;encrypt_id=<id of the key>;client_type=pgp;client_key=<base64>
 *
 * Its body is `{encrypted}`, and so is the reply. What is refused before the body was read is answered in plain.
 * A request that is sent again by somebody who listened does no more than the first time: what writes
 * carries a mutation id inside, and the reply can be read with the first sender's key only.
 */
export const ENCRYPT_HEADER = "encrypt";

/**
 * Which calls go encrypted where the company asks for it (`e2e_message`): all that have a body. That is signing in
 * and passwords, `dialog/msg/*`, and `sync/push` and `sync/pull` with every row. What is left are the reads by
 * GET, which carry nothing that is not told to anybody: `system/*` and the server's own public key; and the calls that
 * say so themselves (`byTlsOnly`): bytes of files, for which TLS has to do. A GET that tells more has no body to
 * encrypt, and is refused there: what it tells is told by a POST as well.
 */
export function goesEncrypted({
  method,
  access,
  byTlsOnly,
}: Pick<CallDefinition, "method" | "access" | "byTlsOnly">): boolean {
  return !byTlsOnly && (method !== "GET" || access !== "open");
}

/** What takes the place of a body, and of the envelope of a reply: an armored OpenPGP message. */
export const encryptedShape = z.object({ encrypted: z.string() });

/** What is encrypted of a call: taken out of one request, it cannot be used in another one. */
export const payloadShape = z.object({
  /** Path of the call. */
  path: z.string(),
  /** The header `encrypt` with which it was sent, and with it the key for the reply. */
  header: z.string(),
  body: z.unknown(),
});
export type Payload = z.input<typeof payloadShape>;

/** Public key of a client: base64 of an OpenPGP key with one encryption subkey. */
export const clientKeyShape = z.string().check(z.regex(/^[A-Za-z0-9+/]{100,4000}={0,2}$/));

interface EncryptFields {
  /** Fingerprint of the server's key. */
  readonly keyId: string;
  readonly clientKey: string;
}

export function writeEncryptHeader({ keyId, clientKey }: EncryptFields): string {
  return `encrypt_type=pgp;encrypt_id=${keyId};client_type=pgp;client_key=${clientKey}`;
}

/** The header taken apart, or undefined when it is not one. */
export function readEncryptHeader(text: string): EncryptFields | undefined {
  const match =
    /^encrypt_type=pgp;encrypt_id=([0-9a-f]{40,64});client_type=pgp;client_key=(.+)$/.exec(text);
  const [, keyId, clientKey] = match ?? [];
  if (!keyId || !clientKeyShape.safeParse(clientKey).success) return undefined;
  return { keyId, clientKey: clientKey ?? "" };
}
