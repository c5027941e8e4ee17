import { createHash, randomBytes } from "node:crypto";

/** A secret that nobody guesses: 32 random bytes in base64url. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a secret: who reads the database cannot use it. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
