/** Records that one workbook takes, and one that the server writes. */
/** Other records that one record begins to name at once. */
export const RECORDS_NAMED_MAX = 5_000;
export const RECORDS_EXPORTED_MAX = 20_000;
export const RECORDS_EXPORTED_THERE_MAX = 2_000;
/** Bytes of all values that the server writes into one workbook, and its cells. */
export const EXPORTED_SIZE_MAX = 16 * 1024 * 1024;
export const EXPORTED_CELLS_MAX = 500_000;
/** Records that are printed at once. */
export const RECORDS_PRINTED_MAX = 100;
/** Columns that an export is asked for. */
export const EXPORT_COLUMNS_MAX = 1_000;
/** Pause in typing after which a list is searched, ms (seed 001 §9). */
export const SEARCH_PAUSE = 300;
/** Pages of lists that stay readable on a device once they were seen, and for how long, ms. */
export const SEEN_PAGES_MAX = 40;
export const SEEN_PAGES_TIME = 30 * 24 * 3_600_000;
/** Groups of a super query, and questions of all of them together. */
export const QUERY_GROUPS_MAX = 10;
export const QUERY_QUESTIONS_MAX = 50;
/** Records that a super query is asked of at most; words and fields narrow them before. */
export const QUERY_RECORDS_MAX = 20_000;
/** Milliseconds after a change until what is filled into a form is kept on the device. */
export const FORM_SAVE_DELAY = 300;
