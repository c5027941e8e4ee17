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
