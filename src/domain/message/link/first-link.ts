import { LINK_MAX } from "./link-limits.ts";

/** Blocks and pieces of code, in which an address is an example. */
const CODE = /```[\s\S]*?(?:```|$)|`[^`\n]*`/g;
/** Chinese and Japanese write on right behind an address, without a space. */
const LINK = /https?:\/\/[^\s<>"'`\\^{|}，。、；：？！（）《》〈〉「」『』【】“”‘’]+/i;
/** It names a host, of which letters and digits are the beginning. */
const HOST = /^https?:\/\/[\p{L}\p{N}]/iu;
const BEHIND = new Set(".,;:!?*_~");

/** The first address in what somebody says; undefined where there is none that could be looked up. */
export function firstLinkIn(text: string): string | undefined {
  const [found] = LINK.exec(text.replaceAll(CODE, " ")) ?? [];
  if (found === undefined) return undefined;
  const link = addressIn(found);
  return link !== undefined && link.length <= LINK_MAX ? link : undefined;
}

/** The address with which a text begins; undefined where it begins with something else. */
export function addressAtStart(text: string): string | undefined {
  const [found] = new RegExp(LINK, "iy").exec(text) ?? [];
  return found === undefined ? undefined : addressIn(found);
}

/** What of it is the address; undefined where it names no host. */
function addressIn(found: string): string | undefined {
  const address = withoutBracketBehind(withoutSignsBehind(found));
  return HOST.test(address) ? address : undefined;
}

/** Words with the addresses among them, which people press: what is written right behind one is none of it. */
export function splitAddresses(
  text: string,
): { readonly words: string; readonly isAddress: boolean }[] {
  const parts: { words: string; isAddress: boolean }[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(new RegExp(LINK, "gi"))) {
    const address = addressIn(found);
    if (address === undefined) continue;
    parts.push({ words: text.slice(from, index), isAddress: false });
    parts.push({ words: address, isAddress: true });
    from = index + address.length;
  }
  parts.push({ words: text.slice(from), isAddress: false });
  return parts.filter(({ words }) => words !== "");
}

/** Looked at from the end: an expression would begin anew at each of many signs. */
function withoutSignsBehind(link: string): string {
  let end = link.length;
  while (end > 0 && BEHIND.has(link.charAt(end - 1))) end -= 1;
  return link.slice(0, end);
}

/** A bracket that is closed behind an address was opened before it, as in markdown; one within it belongs to it. */
function withoutBracketBehind(link: string): string {
  for (const [open, close] of [
    ["(", ")"],
    ["[", "]"],
  ] as const) {
    let depth = 0;
    for (let place = 0; place < link.length; place += 1) {
      if (link[place] === open) depth += 1;
      if (link[place] === close) depth -= 1;
      if (depth < 0) return withoutSignsBehind(link.slice(0, place));
    }
  }
  return link;
}
