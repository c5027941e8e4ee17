const BYTES = 16;

/** Thirty-two hexadecimal digits that nobody else draws; also on pages without TLS, which have no `randomUUID`. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
