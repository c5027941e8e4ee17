/** Task templates of one plan at most. */
export const TASK_TEMPLATES_MAX = 100;
