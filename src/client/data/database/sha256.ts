import { sha256 } from "@noble/hashes/sha2.js";

/** SHA-256 of bytes; on pages without TLS, which have no such means, reckoned here. */
export async function sha256Of(bytes: ArrayBuffer): Promise<Uint8Array> {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (!subtle) return sha256(new Uint8Array(bytes));
  return new Uint8Array(await subtle.digest("SHA-256", bytes));
}

/** Bytes as small hexadecimal digits. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** SHA-256 over what was reckoned of each part. */
export async function sumOf(digests: readonly Uint8Array[]): Promise<string> {
  const all = new Uint8Array(digests.length * 32);
  for (const [index, digest] of digests.entries()) all.set(digest, index * 32);
  return hexOf(await sha256Of(all.buffer));
}
