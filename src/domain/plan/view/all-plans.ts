/** Stands where a plan does for all plans of a person together: the virtual plan `all_task` of seed 000 §3. */
export const ALL_PLANS = 0;
