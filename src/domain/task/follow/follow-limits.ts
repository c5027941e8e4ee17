/** People who follow one task. */
export const FOLLOWERS_MAX = 50;
