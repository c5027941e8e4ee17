/** Minutes of one entry: a day. */
export const ENTRY_MINUTES_MAX = 24 * 60;
export const ENTRY_NOTE_MAX = 200;
/** Entries of one task. */
export const TASK_ENTRIES_MAX = 1000;
/** Timers of one person that run or wait to be kept. */
export const TIMERS_MAX = 20;
