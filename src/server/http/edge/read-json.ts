import { TOO_LARGE } from "#contract/envelope.ts";
import { PARAMETER_ERROR } from "#domain/refusal.ts";

/** Levels of lists and objects in what a caller sends; a full `sync/push` has eight. */
export const JSON_DEPTH_MAX = 32;
/** Values of one body: what is read in one go, and kept in memory many times over. */
const VALUES_MAX = 40_000;

const COMMA = 0x2c;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING_BRACKET = 0x5b;
const CLOSING_BRACKET = 0x5d;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;

/** The walks over what the text stands for would run out of stack. */
class TooDeep extends Error {
  readonly statusCode = PARAMETER_ERROR;
}

/** More is in the text than the server takes, though its bytes are few. */
class TooManyValues extends Error {
  readonly statusCode = TOO_LARGE;
}

/** The value of a text that somebody sent; undefined when it is no JSON or goes beyond its bounds. */
export function readJson(text: string): unknown {
  try {
    assertBounded(text);
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Throws where a text is nested deeper or stands for more values than anything that is ever sent. Looks at each
 * character at most once, before anything is made of it, and stops where it has seen enough.
 */
export function assertBounded(text: string): void {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) at = endOfString(text, at);
    else if (unit === COMMA) values += 1;
    else if (unit === OPENING_BRACE || unit === OPENING_BRACKET) {
      depth += 1;
      values += 1;
    } else if (unit === CLOSING_BRACE || unit === CLOSING_BRACKET) depth -= 1;
    if (depth > JSON_DEPTH_MAX) throw new TooDeep();
    if (values > VALUES_MAX) throw new TooManyValues();
  }
}

/** Where the string that begins at `start` ends; the end of the text when it does not. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  for (; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) return at;
    if (unit === BACKSLASH) at += 1;
  }
  return at;
}
