/** Code of a key that the input method has taken. */
const COMPOSING = 229;

/** What a key press says of the word that is being written. */
interface ComposingPress {
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/**
 * Whether a key belongs to a word that is still being composed, as Chinese, Japanese and Korean ones are. Safari ends
 * the composition before the key that ended it arrives; nothing but its code says so.
 */
export function isComposing({ isComposing: isSaid, keyCode }: ComposingPress): boolean {
  return isSaid || keyCode === COMPOSING;
}
