import type { ByteRange } from "../../files/store/file-store.ts";

/**
 * What of a content is asked for: a range, "whole", or "none" where nothing of it lies in the content. Several ranges at
 * once are answered as a whole, and so is what is no range.
 */
export function rangeOf(header: string, size: number): ByteRange | "whole" | "none" {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim());
  const [, first = "", last = ""] = match ?? [];
  if (!match || (first === "" && last === "")) return "whole";
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length > 0 ? { from: size - length, to: size - 1 } : "none";
  }
  const from = Number(first);
  if (last !== "" && Number(last) < from) return "whole";
  if (from >= size) return "none";
  return { from, to: last === "" ? size - 1 : Math.min(Number(last), size - 1) };
}
