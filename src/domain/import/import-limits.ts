import { CHECK_ITEMS_MAX } from "../limits.ts";

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
/** Rows of one kind in one chunk of an imported plan. */
export const IMPORT_CHUNK_MAX = 200;
/**
 * Messages and checklist items of one chunk of an imported plan, of all its tasks together: so long as they are
 * written, nobody else can write.
 */
export const IMPORT_MESSAGES_MAX = 1_000;
/** Links between tasks in one chunk of an imported plan. */
export const IMPORT_LINKS_MAX = 1_000;
/** Messages of one imported task, which fits into a chunk with a full checklist. */
export const IMPORT_CHAT_MAX = IMPORT_MESSAGES_MAX - CHECK_ITEMS_MAX;
/** Records of time in one chunk of an imported plan, and in a whole file. */
export const IMPORT_TIMES_MAX = 500;
export const IMPORT_TIMES_FILE_MAX = 20_000;
