/** Fields of a plan, those that are put away among them. */
export const PLAN_FIELDS_MAX = 50;
export const FIELD_NAME_MAX = 60;
/** Choices of one field. */
export const FIELD_OPTIONS_MAX = 100;
export const FIELD_OPTION_NAME_MAX = 60;
export const FIELD_OPTION_ID_MAX = 2_147_483_647;
export const FIELD_UNIT_MAX = 20;
export const FIELD_DECIMALS_MAX = 6;
/** Digits before the point of a number. */
export const FIELD_DIGITS_MAX = 15;
/** What a field of a task says, in characters. */
export const FIELD_TEXT_MAX = 2_000;
/** People whom one field of a task names. */
export const FIELD_PEOPLE_MAX = 20;
/** Numbers of which a field is the sum. */
export const FIELD_ADDENDS_MAX = 10;
