/** A text that opens only with the key it was sealed with; plain where the browser could not seal. */
export type Sealed =
  | { readonly nonce: Uint8Array<ArrayBuffer>; readonly bytes: ArrayBuffer }
  | { readonly plain: string };

const CIPHER = "AES-GCM";
const NONCE_BYTES = 12;

/** Bytes that open only with the key they were sealed with; without a nonce they lie there as they are. */
export interface SealedBytes {
  readonly nonce?: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}

/**
 * Seals bytes with a key of 32 bytes in base64url. Without a key, and on pages without TLS, which
 * have no such means, there is no sealing them: undefined.
 */
export async function sealBytes(
  bytes: ArrayBuffer | Uint8Array<ArrayBuffer>,
  key: string | undefined,
): Promise<Required<SealedBytes> | undefined> {
  const imported = key && (await importKey(key));
  if (!imported) return undefined;
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  return {
    nonce,
    bytes: await crypto.subtle.encrypt({ name: CIPHER, iv: nonce }, imported, bytes),
  };
}

/** The bytes; undefined where the key is another one. */
export async function openBytes(
  { nonce, bytes }: SealedBytes,
  key: string | undefined,
): Promise<ArrayBuffer | undefined> {
  if (!nonce) return bytes;
  const imported = key && (await importKey(key));
  if (!imported) return undefined;
  try {
    return await crypto.subtle.decrypt({ name: CIPHER, iv: nonce }, imported, bytes);
  } catch {
    return undefined;
  }
}

/** As sealBytes; a text that cannot be sealed stays as it is. */
export async function sealText(text: string, key: string | undefined): Promise<Sealed> {
  const sealed = await sealBytes(new TextEncoder().encode(text), key);
  return sealed ?? { plain: text };
}

/** The text; undefined where the key is another one. */
export async function openSealed(
  sealed: Sealed,
  key: string | undefined,
): Promise<string | undefined> {
  if ("plain" in sealed) return sealed.plain;
  const text = await openBytes(sealed, key);
  return text && new TextDecoder().decode(text);
}

async function importKey(key: string): Promise<CryptoKey | undefined> {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  return subtle?.importKey("raw", bytes, CIPHER, false, ["encrypt", "decrypt"]);
}
