/** Tasks that one task waits for, and that wait for it. */
export const TASK_LINKS_MAX = 50;
/** Links between tasks of one plan. */
export const PLAN_LINKS_MAX = 10_000;
/** Days or hours that lie between two tasks that are linked. */
export const TASK_LINK_LAG_MAX = 1_000;
