/** Sheets of one plan's register of drawings, removed ones too, and revisions of one sheet. */
export const SHEETS_MAX = 5_000;
export const SHEET_REVISIONS_MAX = 200;
/** Pages that one file brings at once, and the last page there can be. */
export const SHEETS_ADDED_MAX = 300;
export const SHEET_PAGE_MAX = 100_000;
export const SHEET_NUMBER_MAX = 40;
export const SHEET_TITLE_MAX = 200;
/** Characters of what a revision is called. */
export const SHEET_CODE_MAX = 20;
/** Numbers of other sheets that one page names and that lead there. */
export const SHEET_CALLOUTS_MAX = 60;
/** Millimetres that a sheet stands for from side to side: 1,000 km. */
export const SHEET_WIDTH_MAX = 1_000_000_000;
export const SHEET_PINS_MAX = 2_000;
/** Markups of one sheet, numbers that say where one lies, two for each point, and characters of what is written on it. */
export const SHEET_MARKUPS_MAX = 5_000;
export const MARKUP_NUMBERS_MAX = 1_000;
export const MARKUP_TEXT_MAX = 500;

/** Sheets that go on paper together: what a phone holds as pictures. */
export const SHEETS_PRINTED_MAX = 60;
