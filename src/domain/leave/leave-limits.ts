/** Kinds of leave that a company counts. */
export const LEAVE_KINDS_MAX = 50;
export const LEAVE_KIND_MAX = 50;
export const LEAVE_NAME_MAX = 50;
/** Days of one kind in one year. */
export const LEAVE_DAYS_MAX = 366;
export const LEAVE_YEAR_MIN = 1;
export const LEAVE_YEAR_MAX = 9_999;
