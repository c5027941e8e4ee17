/** Templates of plans that a company keeps; they lie on every device. */
export const PLAN_TEMPLATES_MAX = 100;
export const TEMPLATE_NAME_MAX = 100;
/** Tasks of one template, without their subtasks. */
export const TEMPLATE_TASKS_MAX = 200;
/** Tasks, subtasks and lines of checklists that are born with one plan. */
export const TEMPLATE_ROWS_MAX = 1_000;
/** Characters of the JSON of a template. */
export const TEMPLATE_SIZE_MAX = 200_000;
/** Days after the start day at which a task of a template begins or ends. */
export const TEMPLATE_DAYS_MAX = 3_650;
