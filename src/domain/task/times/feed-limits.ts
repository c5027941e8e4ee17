/** Feeds for calendars that one person has. */
export const FEEDS_MAX = 20;
/** Tasks that a feed tells, those that end last. */
export const FEED_TASKS_MAX = 2_000;
/** Days back and ahead of which a feed tells. */
export const FEED_DAYS_BACK = 180;
export const FEED_DAYS_AHEAD = 730;
