/** Why somebody thinks that a message should not stand. */
export const REPORT_REASONS = ["spam", "abuse", "leak", "false", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Characters that may be said to it. */
export const REPORT_WORDS_MAX = 500;
/** Reports of one person that nobody has seen to yet. */
export const REPORTS_MAX = 50;
