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
 * byte once, before anything is made of it, and stops where it has seen enough.
 */
export function assertBounded(text: string): void {
  new JsonBounds().take(Buffer.from(text));
}

/** The bounds of a text of which one piece comes after the other, in UTF-8. */
export class JsonBounds {
  #depth = 0;
  #values = 0;
  #isInString = false;
  #isEscaped = false;

  /** Throws where what has come so far goes beyond the bounds. */
  take(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; at += 1) {
      if (this.#isInString) at = this.#leaveString(bytes, at);
      else this.#count(bytes[at]);
      if (this.#depth > JSON_DEPTH_MAX) throw new TooDeep();
      if (this.#values > VALUES_MAX) throw new TooManyValues();
    }
  }

  #count(byte: number | undefined): void {
    if (byte === QUOTE) this.#isInString = true;
    else if (byte === COMMA) this.#values += 1;
    else if (byte === OPENING_BRACE || byte === OPENING_BRACKET) {
      this.#depth += 1;
      this.#values += 1;
    } else if (byte === CLOSING_BRACE || byte === CLOSING_BRACKET) this.#depth -= 1;
  }

  /** The place of the string's last byte; of the piece's where the string goes on in the next one. */
  #leaveString(bytes: Uint8Array, start: number): number {
    for (let at = start; at < bytes.length; at += 1) {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (bytes[at] === BACKSLASH) this.#isEscaped = true;
      else if (bytes[at] === QUOTE) {
        this.#isInString = false;
        return at;
      }
    }
    return bytes.length;
  }
}
