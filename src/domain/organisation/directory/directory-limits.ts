/** People and units that a picker shows on one page, at most: all of them where it has no pages (seed 001 §9). */
export const PICKER_PAGE_MAX = 10_000;
/** And where nothing is said. */
export const PICKER_PAGE = 20;
/** Ids that a call of the directory names at once. */
export const DIRECTORY_IDS_MAX = 1_000;
