import { LINK_MAX } from "./link-limits.ts";

/** Blocks and pieces of code, in which an address is an example. */
const CODE = /```[\s\S]*?(?:```|$)|`[^`\n]*`/g;
/** Chinese and Japanese write on right behind an address, without a space. */
const LINK = /https?:\/\/[^\s<>"'`\\^{|}，。、；：？！（）《》〈〉「」『』【】“”‘’]+/i;
/** It names a host, of which letters and digits are the beginning. */
const HOST = /^https?:\/\/[\p{L}\p{N}]/iu;
const BEHIND = /[.,;:!?*_~]+$/;

/** The first address in what somebody says; undefined where there is none that could be looked up. */
export function firstLinkIn(text: string): string | undefined {
  const [found] = LINK.exec(text.replaceAll(CODE, " ")) ?? [];
  if (found === undefined) return undefined;
  const link = withoutBracketBehind(found.replace(BEHIND, ""));
  return link.length <= LINK_MAX && HOST.test(link) ? link : undefined;
}

/** Words with the addresses among them, which people press: what is written right behind one is none of it. */
export function splitAddresses(
  text: string,
): { readonly words: string; readonly isAddress: boolean }[] {
  const parts: { words: string; isAddress: boolean }[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(new RegExp(LINK, "gi"))) {
    const address = withoutBracketBehind(found.replace(BEHIND, ""));
    if (!HOST.test(address)) continue;
    parts.push({ words: text.slice(from, index), isAddress: false });
    parts.push({ words: address, isAddress: true });
    from = index + address.length;
  }
  parts.push({ words: text.slice(from), isAddress: false });
  return parts.filter(({ words }) => words !== "");
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
      if (depth < 0) return link.slice(0, place).replace(BEHIND, "");
    }
  }
  return link;
}
