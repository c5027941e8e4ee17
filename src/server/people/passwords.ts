import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from "node:crypto";

/** Cost of a new hash: 32 MiB of memory, three rounds. Stored with each hash, so that it can grow. */
const cost = { logN: 15, r: 8, p: 3 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** `scrypt$<log2 N>$<r>$<p>$<salt>$<key>`, salt and key in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await deriveKey(password, salt, cost);
  return formatHash(salt, key);
}

/**
 * Whether the password is the hashed one. Without a hash, for an account that does not exist, it
 * works just as long before it says no: the time must not tell which accounts there are.
 */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const { salt, key, ...parameters } = parseHash(hash ?? dummyHash);
  const derived = await deriveKey(password, salt, parameters);
  return timingSafeEqual(derived, key) && hash !== undefined;
}

/** Of no password at all: the key is as random as the salt. */
const dummyHash = formatHash(randomBytes(SALT_BYTES), randomBytes(KEY_BYTES));

function formatHash(salt: Buffer, key: Buffer): string {
  const { logN, r, p } = cost;
  return ["scrypt", logN, r, p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

interface Parameters {
  logN: number;
  r: number;
  p: number;
}

function parseHash(hash: string): Parameters & { salt: Buffer; key: Buffer } {
  const [kind, logN, r, p, salt, key] = hash.split("$");
  if (kind !== "scrypt" || !salt || !key) throw new Error("A stored password hash is unreadable");
  return {
    logN: Number(logN),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt, "base64url"),
    key: Buffer.from(key, "base64url"),
  };
}

function deriveKey(password: string, salt: Buffer, { logN, r, p }: Parameters): Promise<Buffer> {
  const N = 2 ** logN;
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  // The same characters may be typed composed or decomposed, depending on the keyboard.
  const typed = password.normalize("NFKC");
  return new Promise((resolve, reject) => {
    scrypt(typed, salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
