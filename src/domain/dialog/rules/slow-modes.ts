/** Seconds between two messages of one person, as who leads a group may choose; 0 = as they like. */
export const SLOW_MODES = [0, 10, 30, 60, 300, 900, 3600] as const;

/** People of a group who may write in it although not everybody may. */
export const WRITERS_MAX = 100;
