/** Days of one company that are otherwise than their weekday, and that one call names. */
export const CALENDAR_DAYS_MAX = 1_000;
export const CALENDAR_DAYS_AT_ONCE = 400;
export const CALENDAR_DAY_NAME_MAX = 50;
