/** A task comes again every so many days, weeks, months or years at most, and so often where its times are counted. */
export const REPEAT_EVERY_MAX = 365;
export const REPEAT_COUNT_MAX = 1_000;
/** Tasks of one rule at most: their ids come from one range. */
export const REPEAT_NUMBER_MAX = 16_000;
/** Repeated tasks of one rule that are made up for after a time in which no server ran, the newest ones. */
export const REPEAT_CATCH_UP_MAX = 31;
