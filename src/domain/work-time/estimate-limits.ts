/** Minutes that somebody may think a task takes: some years of one person. */
export const ESTIMATE_MAX = 600_000;
