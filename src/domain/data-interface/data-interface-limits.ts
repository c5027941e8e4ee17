/** Data interfaces of a company. */
export const INTERFACES_MAX = 200;
/** Rows that stand in one of them: all of them lie on every device. */
export const INTERFACE_ROWS_MAX = 1_000;
/** Letters of all its rows together. */
export const INTERFACE_ROWS_SIZE_MAX = 200_000;
/** Columns of one. */
export const INTERFACE_FIELDS_MAX = 20;
export const INTERFACE_PARAMETERS_MAX = 10;
export const INTERFACE_FILTERS_MAX = 10;
export const INTERFACE_NAME_MAX = 100;
/** Letters of a cell, and of what a parameter is given. */
export const INTERFACE_CELL_MAX = 500;
/** Letters of the name of a column or a parameter. */
export const INTERFACE_FIELD_MAX = 50;
/** Rows that are asked for by their ids at once. */
export const INTERFACE_IDS_MAX = 200;
/** Rows of a page where nothing is said (seed 001 section 9). */
export const INTERFACE_PAGE = 20;
/** Rows that one answer has at most. */
export const INTERFACE_ANSWER_MAX = 1_000;
