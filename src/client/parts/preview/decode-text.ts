/** Bytes of a text that are shown; nobody reads more in a preview. */
export const TEXT_SHOWN_MAX = 512 * 1024;

export interface ShownText {
  readonly text: string;
  /** Whether there is more of it. */
  readonly isCut: boolean;
}

/** The beginning of a text, in UTF-8 or, where it is not that, in what Chinese Windows writes. */
export function decodeText(bytes: Uint8Array): ShownText {
  const isCut = bytes.length > TEXT_SHOWN_MAX;
  const shown = isCut ? bytes.subarray(0, TEXT_SHOWN_MAX) : bytes;
  return { text: decodeBytes(shown, isCut), isCut };
}

function decodeBytes(bytes: Uint8Array, isCut: boolean): string {
  try {
    // What is cut may end in the middle of a character.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: isCut });
  } catch {
    return new TextDecoder("gb18030").decode(bytes);
  }
}
