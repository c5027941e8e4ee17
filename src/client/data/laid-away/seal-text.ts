/** A text that opens only with the key it was sealed with; plain where the browser could not seal. */
export type Sealed =
  | { readonly nonce: Uint8Array<ArrayBuffer>; readonly bytes: ArrayBuffer }
  | { readonly plain: string };

const CIPHER = "AES-GCM";
const NONCE_BYTES = 12;

/**
 * Seals a text with a key of 32 bytes in base64url. Without a key, and on pages without TLS, which
 * have no such means, it stays as it is.
 */
export async function sealText(text: string, key: string | undefined): Promise<Sealed> {
  const imported = key && (await importKey(key));
  if (!imported) return { plain: text };
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const bytes = await crypto.subtle.encrypt(
    { name: CIPHER, iv: nonce },
    imported,
    new TextEncoder().encode(text),
  );
  return { nonce, bytes };
}

/** The text; undefined where the key is another one. */
export async function openSealed(
  sealed: Sealed,
  key: string | undefined,
): Promise<string | undefined> {
  if ("plain" in sealed) return sealed.plain;
  const imported = key && (await importKey(key));
  if (!imported) return undefined;
  try {
    const { nonce, bytes } = sealed;
    const text = await crypto.subtle.decrypt({ name: CIPHER, iv: nonce }, imported, bytes);
    return new TextDecoder().decode(text);
  } catch {
    return undefined;
  }
}

async function importKey(key: string): Promise<CryptoKey | undefined> {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  return subtle?.importKey("raw", bytes, CIPHER, false, ["encrypt", "decrypt"]);
}
