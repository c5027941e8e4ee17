/** Rules of one plan, switched off ones among them. */
export const AUTOMATIONS_MAX = 50;
export const AUTOMATION_NAME_MAX = 60;
/** What one rule does at most. */
export const AUTOMATION_ACTIONS_MAX = 5;
/** People whom one action names. */
export const AUTOMATION_PEOPLE_MAX = 20;
/** Lines that one action adds to a checklist. */
export const AUTOMATION_LINES_MAX = 20;
export const AUTOMATION_TEXT_MAX = 1_000;
/** Days before or after a start or an end on which a rule can act. */
export const AUTOMATION_DAYS_MAX = 365;
/** What a rule does can set off others, and these again others: so many one after the other, and no more. */
export const AUTOMATION_DEPTH_MAX = 3;
/** Runs of one plan within an hour; what is beyond waits. */
export const AUTOMATION_RUNS_PER_HOUR = 1_000;
/** What is later than this when a server comes to it is noted as missed, and not done, ms. */
export const AUTOMATION_LATE_MAX = 24 * 3_600_000;
/** How long the log keeps a line, ms, and how many of one plan. */
export const AUTOMATION_LOG_KEPT = 30 * 24 * 3_600_000;
export const AUTOMATION_LOG_MAX = 1_000;
export const AUTOMATION_LOG_PAGE = 30;
export const AUTOMATION_LOG_PAGE_MAX = 100;
