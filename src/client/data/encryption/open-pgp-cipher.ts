import { createMessage, decrypt, encrypt, generateKey, readKey, readMessage } from "openpgp";
import type { Cipher } from "./cipher.ts";

/** Bytes that a reply may unfold to; the largest page of a pull is a tenth of it. */
const REPLY_MAX = 64 * 1024 * 1024;

/** A cipher over OpenPGP. Heavy: only the script that is loaded on demand imports this. */
export async function createOpenPgpCipher(): Promise<Cipher> {
  const own = await generateKey({
    type: "curve25519",
    userIDs: [{ name: "Plumbline" }],
    format: "object",
  });
  return {
    publicKey: btoa(String.fromCharCode(...own.publicKey.write())),
    async seal(text, key) {
      const encryptionKeys = await readKey({ armoredKey: key });
      return encrypt({ message: await createMessage({ text }), encryptionKeys });
    },
    async open(message) {
      const { data } = await decrypt({
        message: await readMessage({ armoredMessage: message }),
        decryptionKeys: own.privateKey,
        config: { maxDecompressedMessageSize: REPLY_MAX },
      });
      return data;
    },
  };
}
