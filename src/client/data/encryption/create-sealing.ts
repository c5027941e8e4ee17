import { failure, success } from "#base/result.ts";
import { getServerKey } from "#contract/calls/encryption.ts";
import { goesEncrypted, type Payload, writeEncryptHeader } from "#contract/encryption.ts";
import type { ReplyOf } from "#contract/call.ts";
import { NO_ACCESS } from "#domain/refusal.ts";
import type { CallFailure } from "../calls/failure.ts";
import type { Caller, CallResult } from "../calls/http.ts";
import { canEncrypt } from "./can-encrypt.ts";
import type { Cipher } from "./cipher.ts";
import type { Sealing } from "../calls/sealing.ts";

interface SealingSettings {
  /** Asks for the server's key; encrypts nothing itself. */
  readonly call: Caller;
  /** Whether the company asks for it, as far as this browser knows. */
  isAsked(): Promise<CallResult<boolean>>;
  loadCipher(): Promise<Cipher>;
}

type ServerKey = CallResult<ReplyOf<typeof getServerKey>>;

/** Browsers give pages without TLS no cryptography. */
const impossible: CallFailure = {
  kind: "refused",
  code: NO_ACCESS,
  reason: "encryption.impossible",
  msg: "",
};

/** The sealing of one browser: key pair and server's key are fetched with the first call that needs them. */
export function createSealing({ call: plain, isAsked, loadCipher }: SealingSettings): Sealing {
  /** The server has asked for it, which counts for more than what this browser remembers. */
  let isNeeded = false;
  let cipher: Promise<Cipher> | undefined;
  let serverKey: Promise<ServerKey> | undefined;

  const cipherNow = () => {
    cipher ??= loadCipher();
    // What failed to come is tried again with the next call.
    cipher.catch(() => (cipher = undefined));
    return cipher;
  };
  const serverKeyNow = async () => {
    serverKey ??= plain(getServerKey, {});
    const result = await serverKey;
    if (!result.ok) serverKey = undefined;
    return result;
  };

  return {
    async seal(call, body) {
      if (!goesEncrypted(call)) return success(undefined);
      if (!isNeeded) {
        const asked = await isAsked();
        if (!asked.ok) return failure(asked.failure);
        if (!asked.value) return success(undefined);
      }
      if (!canEncrypt()) return failure(impossible);
      const key = await serverKeyNow();
      if (!key.ok) return failure(key.failure);
      const { publicKey, seal, open } = await cipherNow();
      const header = writeEncryptHeader({ keyId: key.value.id, clientKey: publicKey });
      const payload: Payload = { path: call.path, header, body };
      const encrypted = await seal(JSON.stringify(payload), key.value.key);
      return success({ header, body: { encrypted }, open });
    },
    learn({ reason }) {
      if (reason === "encryption.keyUnknown") serverKey = undefined;
      else if (reason === "encryption.needed" && !isNeeded) isNeeded = true;
      else return false;
      return true;
    },
    lineKey: async () => (await cipherNow()).publicKey,
    open: async (encrypted) => (await cipherNow()).open(encrypted),
  };
}
