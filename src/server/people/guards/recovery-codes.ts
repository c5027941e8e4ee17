import { randomInt } from "node:crypto";
import { hashSecret } from "../tokens.ts";

const COUNT = 10;
const GROUPS = 4;
const GROUP = 4;
/** Without letters and digits that look like others. */
const ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";

/** Codes such as "k7mp-x2qa-9hdw-3ret", 80 bits each: their hashes need no salt. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, newCode);
}

/** What is stored of a code; the same however it was typed. */
export function hashRecoveryCode(userId: number, code: string): string {
  return hashSecret(`${userId}:${code.toLowerCase().replaceAll(/[^a-z0-9]/g, "")}`);
}

function newCode(): string {
  return Array.from({ length: GROUPS }, newGroup).join("-");
}

function newGroup(): string {
  return Array.from({ length: GROUP }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join("");
}
