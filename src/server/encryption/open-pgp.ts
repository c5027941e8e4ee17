import type { PrivateKey, PublicKey } from "openpgp";

/** A key pair before it is kept; keys are armored, the id is the fingerprint. */
interface FreshKeys {
  readonly id: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Client keys that were read, so that a client's next call need not read them again. */
const KEYS_READ_MAX = 500;
const keysRead = new Map<string, PublicKey>();

/** The library takes a tenth of a second to load, and most companies never need it. */
const library = async () => import("openpgp");

/** Makes a key pair. */
export async function newKeys(): Promise<FreshKeys> {
  const { generateKey } = await library();
  const { publicKey, privateKey } = await generateKey({
    type: "curve25519",
    userIDs: [{ name: "Plumbline" }],
    format: "object",
  });
  return {
    id: publicKey.getFingerprint(),
    publicKey: publicKey.armor(),
    privateKey: privateKey.armor(),
  };
}

export async function readServerKey(armored: string): Promise<PrivateKey> {
  const { readPrivateKey } = await library();
  return readPrivateKey({ armoredKey: armored });
}

/** The key of a client, or undefined when it is none, or one that is costly to encrypt for. */
export async function readClientKey(base64: string): Promise<PublicKey | undefined> {
  const known = keysRead.get(base64);
  if (known) return known;
  try {
    const { readKey } = await library();
    const key = await readKey({ binaryKey: new Uint8Array(Buffer.from(base64, "base64")) });
    const { keyPacket } = await key.getEncryptionKey();
    if (key.isPrivate() || keyPacket.getAlgorithmInfo().algorithm !== "x25519") return undefined;
    const [oldest] = keysRead.keys();
    if (keysRead.size >= KEYS_READ_MAX && oldest) keysRead.delete(oldest);
    keysRead.set(base64, key);
    return key;
  } catch {
    return undefined;
  }
}

/** Encrypts a text; long ones are compressed first, because a line cannot do it any more. */
export async function encryptFor(key: PublicKey, text: string): Promise<string> {
  const { createMessage, encrypt, enums } = await library();
  const { zlib, uncompressed } = enums.compression;
  return encrypt({
    message: await createMessage({ text }),
    encryptionKeys: key,
    config: { preferredCompressionAlgorithm: text.length > 1024 ? zlib : uncompressed },
  });
}

/** The text of an armored message; undefined where it cannot be read, or would unfold to more bytes. */
export async function decryptWith(
  key: PrivateKey,
  armored: string,
  bytesMax: number,
): Promise<string | undefined> {
  const { decrypt, readMessage } = await library();
  try {
    const message = await readMessage({ armoredMessage: armored });
    // Each recipient is a trial with the key: a message for thousands would keep the server busy.
    if (message.getEncryptionKeyIDs().length !== 1) return undefined;
    const { data } = await decrypt({
      message,
      decryptionKeys: key,
      config: { maxDecompressedMessageSize: bytesMax },
    });
    return data;
  } catch {
    return undefined;
  }
}
