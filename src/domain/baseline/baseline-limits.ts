/** Baselines of one plan at most. */
export const BASELINES_MAX = 10;
export const BASELINE_NAME_MAX = 50;
