/** Records that one workbook takes, and one that the server writes. */
export const RECORDS_EXPORTED_MAX = 20_000;
export const RECORDS_EXPORTED_THERE_MAX = 2_000;
/** Columns that an export is asked for. */
export const EXPORT_COLUMNS_MAX = 1_000;
/** Pause in typing after which a list is searched, ms (seed 001 §9). */
export const SEARCH_PAUSE = 300;
/** Pages of lists that stay readable on a device once they were seen, and for how long, ms. */
export const SEEN_PAGES_MAX = 40;
export const SEEN_PAGES_TIME = 30 * 24 * 3_600_000;
