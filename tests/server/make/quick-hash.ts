import { randomBytes, scryptSync } from "node:crypto";

const LOG_N = 4;

/** A password's hash as the server stores it, at the cost of a moment: what it costs in earnest is tested elsewhere. */
export function quickHash(password: string): string {
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, 32, { N: 2 ** LOG_N, r: 8, p: 1 });
  return ["scrypt", LOG_N, 8, 1, salt.toString("base64url"), key.toString("base64url")].join("$");
}
