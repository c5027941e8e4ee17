/** Steps of one page of a task's log. */
export const TASK_LOG_PAGE = 20;
export const TASK_LOG_PAGE_MAX = 100;
/** What one person writes into one description within so many milliseconds counts as one. */
export const ONE_WRITING = 600_000;
/** Former versions of a description in one page, and all that are kept of one. */
export const CONTENT_VERSIONS_PAGE = 10;
export const CONTENT_VERSIONS_MAX = 200;
