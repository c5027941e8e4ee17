/** Stands where a sheet ends, by a name that a word processor finds. */
export const SHEET_END = "sheet-end";

/** A word processor knows nothing of the app's styles: lines around the cells of tables, and a sheet for each paper. */
export const DOCUMENT_STYLE = `table{border-collapse:collapse;width:100%}th,td{border:1px solid;padding:4pt;text-align:left}article+article,.${SHEET_END}{page-break-before:always}`;
