import { addressParser, decodeWords } from "postal-mime";
import { oneLine } from "#domain/one-line.ts";

/** What stands above the body of an e-mail: names in small letters, values on one line, in their order. */
export type MailHead = readonly { readonly name: string; readonly value: string }[];

/** Bytes of an e-mail in which its head has to end, and lines of it that are read. */
export const HEAD_MAX = 64 * 1024;
const LINES_MAX = 500;
/** Characters of an address, and of what is noted of a subject. */
const ADDRESS_MAX = 254;
const SUBJECT_MAX = 255;
const VALUE_MAX = 8_000;

/**
 * Undefined where the head does not end within what was read, is more than any honest one, or holds a CR of its own: one reader takes
 * it for the end of a line, another for a sign in it, and the mail server has vouched for what it took for the sender.
 */
export function readHead(bytes: Uint8Array): MailHead | undefined {
  const text = Buffer.from(bytes).toString("utf8");
  const end = text.search(/\n\r?\n/);
  if (end < 0 && bytes.length >= HEAD_MAX) return undefined;
  const head = text.slice(0, end < 0 ? text.length : end + 1).replaceAll("\r\n", "\n");
  if (head.includes("\r")) return undefined;
  const lines = head.replaceAll(/\n[ \t]+/g, " ").split("\n");
  if (lines.length > LINES_MAX) return undefined;
  return lines.flatMap((line) => {
    const [, name, value] = /^([\w-]{1,100})[ \t]*:(.*)$/s.exec(line) ?? [];
    if (name === undefined || value === undefined) return [];
    return [{ name: name.toLowerCase(), value: value.slice(0, VALUE_MAX).trim() }];
  });
}

export function valuesOf(head: MailHead, ...names: readonly string[]): string[] {
  return head.filter(({ name }) => names.includes(name)).map(({ value }) => value);
}

/** Whatever says to whom it goes: what the mail server noted, and what the sender wrote. */
export function recipientsOf(head: MailHead): string[] {
  return valuesOf(
    head,
    "delivered-to",
    "x-original-to",
    "envelope-to",
    "x-envelope-to",
    "to",
    "cc",
  );
}

/** The one address from which it says to be, in small letters; undefined where it names none, several, or one twice. */
export function senderOf(head: MailHead): string | undefined {
  const [from, ...others] = valuesOf(head, "from");
  // Two readers could take what is not drawn for two addresses.
  if (from === undefined || others.length > 0 || /\p{Cc}/u.test(from)) return undefined;
  const [only, ...more] = addressParser(from, { flatten: true });
  const address = only && "address" in only ? (only.address ?? "").toLowerCase() : "";
  const isOne = more.length === 0 && address.length <= ADDRESS_MAX;
  return isOne && /^[^\s@<>"(),:;\\\p{C}]+@[^\s@<>"(),:;\\\p{C}]+$/u.test(address)
    ? address
    : undefined;
}

/** The subject as it can be shown: on one line, without what is not drawn; "" = none. */
export function subjectOf(head: MailHead): string {
  const [subject = ""] = valuesOf(head, "subject");
  return oneLine(decodeWords(subject)).trim().slice(0, SUBJECT_MAX).toWellFormed();
}

/** "" where it has none. */
export function messageIdOf(head: MailHead): string {
  return valuesOf(head, "message-id")[0] ?? "";
}

const BULK = /^\s*(bulk|junk|list|auto_reply)\b/i;
const MACHINES = /^(mailer-daemon|postmaster|no-?reply-?bounces?|bounces?)([+.-].*)?@/i;

/** Whether no person wrote it to this address: answers of machines, bounces, and what goes to a list. */
export function isAutomatic(head: MailHead): boolean {
  const has = (test: (value: string) => boolean, ...names: readonly string[]) =>
    valuesOf(head, ...names).some(test);
  return (
    has((value) => !/^no\b/i.test(value), "auto-submitted") ||
    has((value) => BULK.test(value), "precedence") ||
    has(() => true, "list-id", "list-post", "x-autoreply", "x-autorespond", "x-loop") ||
    has((value) => /^<\s*>/.test(value), "return-path") ||
    has((value) => /^multipart\/report\b/i.test(value), "content-type") ||
    MACHINES.test(senderOf(head) ?? "")
  );
}
