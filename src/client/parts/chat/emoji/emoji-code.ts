const CODE = /(?:^|\s):([\p{L}\p{N}_+-]{1,30}):?$/u;
/** One letter behind a colon is more often a list than an emoji. */
const LATIN_LEAST = 2;

/** The code behind a colon right before the caret, or undefined where none is being typed. */
export function codeBeingTyped(text: string, caret: number): string | undefined {
  const code = CODE.exec(text.slice(0, caret))?.[1];
  if (code === undefined || /^\d+$/.test(code)) return undefined;
  return code.length < LATIN_LEAST && /^[\w+-]+$/.test(code) ? undefined : code;
}

/** The text with the symbol put in place of the code that was being typed, and where the caret goes. */
export function completeCode(
  text: string,
  caret: number,
  symbol: string,
): { text: string; caret: number } {
  const typed = /:[^\s:]*:?$/.exec(text.slice(0, caret))?.[0] ?? "";
  const head = `${text.slice(0, caret - typed.length)}${symbol} `;
  return { text: head + text.slice(caret), caret: head.length };
}
