/**
 * How much of a foreign board is taken, beyond the limits every plan has. Longer texts are cut and
 * noted; only the size of the file refuses it.
 */

/** Bytes of the file, or characters where the text itself is handed in. */
export const IMPORT_FILE_MAX = 20 * 1024 * 1024;
export const IMPORT_TASKS_MAX = 5_000;
/** Characters of one comment. */
export const IMPORT_COMMENT_MAX = 5_000;
/** Characters of one task's content, as markdown. */
export const IMPORT_CONTENT_MAX = 20_000;
/** Bytes and lines of a sheet that a call imports (seed 001 §5). */
export const IMPORT_CALL_SIZE = 500 * 1024;
export const IMPORT_CALL_ROWS = 1_000;
/** Bytes, lines and columns of a sheet that the wizard takes, which sends them in parts. */
export const IMPORT_SIZE_MAX = 10 * 1024 * 1024;
export const IMPORT_LINES_MAX = 10_000;
export const IMPORT_COLUMNS_MAX = 500;
/** Things of an import that are checked, or go into the outbox, in one go. */
export const IMPORT_PORTION = 50;
