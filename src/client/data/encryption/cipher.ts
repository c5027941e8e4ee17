/** Encrypts with a key pair of its own, which lives as long as it does and is kept nowhere. */
export interface Cipher {
  /** Base64 of the public key. */
  readonly publicKey: string;
  /** Encrypts for an armored public key. */
  seal(text: string, key: string): Promise<string>;
  /** The text of an armored message for the own key; throws where it cannot be read. */
  open(message: string): Promise<string>;
}

/** Where the script that does it leaves its door, in pages and in workers. */
export interface CipherScope {
  createPlumblineCipher?: () => Promise<Cipher>;
}

/** Makes a cipher once `load` has run the script that does it. */
export async function cipherAfter(load: () => Promise<unknown> | void): Promise<Cipher> {
  const scope = globalThis as CipherScope;
  if (!scope.createPlumblineCipher) await load();
  if (!scope.createPlumblineCipher) throw new Error("The script that encrypts did not come");
  return scope.createPlumblineCipher();
}
