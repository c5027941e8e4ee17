import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

const SALT_BYTES = 16;
const HEAD_BYTES = 21;
const TAG_BYTES = 16;
/** Ends the last record; what follows it is padding. */
const LAST = 2;

/** A browser's side of a push subscription (RFC 8291): what it tells the server, and the keys that it keeps. */
export function receivingBrowser(endpoint: string) {
  const curve = createECDH("prime256v1");
  const publicKey = curve.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint,
      keys: { p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") },
    },
    /** What was encrypted for it (aes128gcm, RFC 8188); throws where that was for somebody else. */
    decrypt(body: Buffer): string {
      const salt = body.subarray(0, SALT_BYTES);
      const keyLength = body.readUInt8(HEAD_BYTES - 1);
      const serverKey = body.subarray(HEAD_BYTES, HEAD_BYTES + keyLength);
      const sealed = body.subarray(HEAD_BYTES + keyLength);
      const shared = curve.computeSecret(serverKey);
      const about = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, serverKey]);
      const key = hkdfSync("sha256", shared, auth, about, 32);
      const derive = (purpose: string, length: number) =>
        Buffer.from(
          hkdfSync("sha256", Buffer.from(key), salt, `Content-Encoding: ${purpose}\0`, length),
        );
      const decipher = createDecipheriv(
        "aes-128-gcm",
        derive("aes128gcm", 16),
        derive("nonce", 12),
        { authTagLength: TAG_BYTES },
      ).setAuthTag(sealed.subarray(-TAG_BYTES));
      const plain = Buffer.concat([
        decipher.update(sealed.subarray(0, -TAG_BYTES)),
        decipher.final(),
      ]);
      return plain.subarray(0, plain.lastIndexOf(LAST)).toString("utf8");
    },
  };
}

export type ReceivingBrowser = ReturnType<typeof receivingBrowser>;
