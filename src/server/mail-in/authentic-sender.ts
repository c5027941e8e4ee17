import { type MailHead, valuesOf } from "./mail-head.ts";

interface Finding {
  readonly method: string;
  readonly passes: boolean;
  readonly said: ReadonlyMap<string, string>;
}

/**
 * Whether the operator's own mail server vouches for the sender (RFC 8601). Only the topmost of its findings counts: it writes
 * its own above what came, and has to take away others in its name.
 */
export function isAuthentic(head: MailHead, authserv: string, sender: string): boolean {
  if (authserv === "") return false;
  const own = valuesOf(head, "authentication-results")
    .map(readFindings)
    .find(({ by }) => by === authserv);
  if (!own) return false;
  const domain = sender.slice(sender.lastIndexOf("@") + 1);
  const dmarc = own.findings.filter(({ method }) => method === "dmarc");
  if (dmarc.length > 0)
    return dmarc.every(({ passes, said }) => passes && said.get("header.from") === domain);
  return own.findings.some(({ method, passes, said }) => {
    if (!passes) return false;
    if (method === "auth") return said.get("smtp.auth") === sender;
    if (method === "spf") return domainOf(said.get("smtp.mailfrom")) === domain;
    if (method !== "dkim") return false;
    return speaksFor(said.get("header.d") ?? domainOf(said.get("header.i")), domain);
  });
}

function readFindings(value: string): { by: string; findings: Finding[] } {
  const [first = "", ...rest] = bare(value).split(";");
  const [by = ""] = first.trim().toLowerCase().split(/\s+/);
  return { by, findings: rest.map(readFinding) };
}

/** How a sign inside of a comment changes how deep it lies. */
const DEEPER: Readonly<Record<string, number>> = { "(": 1, ")": -1 };

/** Without comments, and with quoted texts as plain words in which nothing separates: they may hold what a stranger wrote. */
function bare(value: string): string {
  let text = "";
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < value.length; at += 1) {
    const sign = value[at] ?? "";
    if (sign === "\\") {
      at += 1;
      if (depth === 0) text += "_";
    } else if (depth > 0) depth += DEEPER[sign] ?? 0;
    else if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) text += /[\s;=()]/.test(sign) ? "_" : sign;
    else if (sign === "(") depth = 1;
    else text += sign;
  }
  return text;
}

function readFinding(text: string): Finding {
  const [, method = "", result = ""] =
    /^\s*([a-z0-9-]+)\s*(?:\/\s*\d+\s*)?=\s*([a-z]+)/i.exec(text) ?? [];
  const said = new Map<string, string>();
  for (const [, key = "", value = ""] of text.matchAll(/\s([a-z]+\.[a-z-]+)\s*=\s*(\S+)/gi))
    // What is said twice is said by nobody who can be believed.
    said.set(key.toLowerCase(), said.has(key.toLowerCase()) ? "" : value.toLowerCase());
  return { method: method.toLowerCase(), passes: result.toLowerCase() === "pass", said };
}

function domainOf(address: string | undefined): string {
  return address?.slice(address.lastIndexOf("@") + 1) ?? "";
}

/** Whether a domain that has signed is the sender's, or one above it. */
function speaksFor(signed: string, domain: string): boolean {
  return signed.includes(".") && (domain === signed || domain.endsWith(`.${signed}`));
}
