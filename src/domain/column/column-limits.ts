/** The highest limit of open tasks that a column can have. */
export const COLUMN_TASK_LIMIT_MAX = 999;
