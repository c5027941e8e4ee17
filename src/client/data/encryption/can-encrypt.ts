/** Whether the browser lends its cryptography, which it does to pages that came by TLS or from localhost. */
export function canEncrypt(): boolean {
  return (globalThis as { crypto?: Partial<Crypto> }).crypto?.subtle !== undefined;
}
