/** Characters of the path of a field. */
export const FIELD_PATH_MAX = 200;
/** Fields that one step lets people fill in. */
export const STEP_FIELDS_MAX = 500;
/** Hours that a step can be given at most: a year. */
export const DEADLINE_HOURS_MAX = 8_760;
/** Days of work that it can be given at most: those of a year. */
export const DEADLINE_DAYS_MAX = 260;
/** Characters of the JSON of what was done with one request: 512 kB. */
export const APPROVAL_SIZE_MAX = 512 * 1024;
/** Characters of a signature: a name drawn slowly by hand has some thousand. */
export const SIGNATURE_MAX = 40_000;
/** Files that come with one comment. */
export const COMMENT_FILES_MAX = 9;
/** Rules by which people get to know of all requests of one flow. */
export const FLOW_COPIES_MAX = 20;
/** Requests that one person may start in an hour. */
export const STARTED_AN_HOUR = 600;
/** Things that one flow has done once a request has ended. */
export const FLOW_EFFECTS_MAX = 20;
/** Fields that one of them fills in. */
export const EFFECT_FIELDS_MAX = 100;
/** Characters of a text or value that one of them says. */
export const EFFECT_TEXT_MAX = 2_000;
/** People and fields that name people, of whom a task becomes. */
export const EFFECT_OWNERS_MAX = 20;
