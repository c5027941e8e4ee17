/** Sets of columns that a company keeps for new plans. */
export const COLUMN_TEMPLATES_MAX = 50;
export const COLUMN_TEMPLATE_NAME_MAX = 100;
/** Priorities that can be chosen, and how far their numbers go, which are never given twice. */
export const PRIORITIES_MAX = 10;
export const PRIORITY_NUMBER_MAX = 99;
export const PRIORITY_NAME_MAX = 40;
/** Days of the time that a priority proposes. */
export const PRIORITY_DAYS_MAX = 365;
