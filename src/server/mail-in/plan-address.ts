import { randomBytes } from "node:crypto";
import type { MailInSettings } from "./mail-in-settings.ts";

type Mailbox = Pick<MailInSettings, "local" | "domain">;

/** Mail servers write addresses in small letters: the code is of those, and of digits that look like none of them. */
const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
const CODE_LENGTH = 24;
/** Codes that are looked up for one e-mail; beyond, somebody is guessing. */
const CODES_MAX = 5;

/** 120 random bits, 5 in each letter. */
export function newMailCode(): string {
  return [...randomBytes(CODE_LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join("");
}

export function addressWith({ local, domain }: Mailbox, code: string): string {
  return `${local}+${code}@${domain}`;
}

/** The codes in whatever says to whom an e-mail goes, each once, in small letters. */
export function codesIn({ local, domain }: Mailbox, recipients: readonly string[]): string[] {
  const [before, after] = [`${local}+`, `@${domain}`].map((text) =>
    text.replaceAll(/[.+-]/g, String.raw`\$&`),
  );
  const address = new RegExp(
    `(?<![\\w.+-])${before}([a-z2-9]{${CODE_LENGTH}})${after}(?![\\w.-])`,
    "gi",
  );
  const found = recipients.flatMap((text) =>
    [...text.matchAll(address)].map(([, code = ""]) => code.toLowerCase()),
  );
  return [...new Set(found)].slice(0, CODES_MAX);
}
