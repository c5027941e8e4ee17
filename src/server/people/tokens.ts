import { createHash, randomBytes } from "node:crypto";

/** A secret that nobody guesses: 32 random bytes in base64url. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** By this an access token is told from the token of a session, and found where somebody has published it. */
const ACCESS_TOKEN = "plumbline_";

/** An access token for programs. */
export function newAccessToken(): string {
  return ACCESS_TOKEN + newSecret();
}

export function isAccessToken(token: string): boolean {
  return token.startsWith(ACCESS_TOKEN) && token.length <= 200;
}

/** What is stored of a secret: who reads the database cannot use it. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
