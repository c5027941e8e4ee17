/** Characters of the name of a field, a choice or a type, as clients of `/oa-api` say them. */
export const OA_FIELD_NAME_MAX = 200;
/** Choices of one field. */
export const OA_CHOICES_MAX = 500;
/** Characters of what is asked for, and of a value. */
export const OA_TEXT_MAX = 10_000;
/** Lines of one request. */
export const OA_LINES_MAX = 100;
