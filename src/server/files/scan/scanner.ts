import type { Readable } from "node:stream";

/** What somebody's scanner for viruses says of a content. */
export type Verdict =
  | { readonly state: "clean" }
  /** The scanner has not seen all of it: because it is larger than it takes, or for other limits, such as archives in archives. */
  | { readonly state: "tooLarge"; readonly bySize: boolean }
  /** `what` is what it found, in its own words. */
  | { readonly state: "infected"; readonly what: string };

/** A program of somebody's that knows viruses. Throws `ScanFailed` where it cannot say: then nobody knows. */
export interface Scanner {
  scan(bytes: Readable): Promise<Verdict>;
}

/** The scanner is down, or could not read the content to its end. */
export class ScanFailed extends Error {
  override readonly name = "ScanFailed";
}

/** Milliseconds after which a scanner that says nothing is given up. */
export const SCAN_PATIENCE = 5 * 60_000;
/** Characters of what it found. */
export const WHAT_MAX = 200;
