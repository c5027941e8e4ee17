/** Characters that are translated at once, and that a translation may have. */
export const TRANSLATION_TEXT_MAX = 20_000;
export const TRANSLATED_TEXT_MAX = 3 * TRANSLATION_TEXT_MAX;

/** Milliseconds that a translator may take: long words take it seconds. */
export const TRANSLATOR_PATIENCE = 15_000;
