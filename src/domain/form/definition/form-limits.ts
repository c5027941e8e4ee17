/** Characters of the JSON of one definition: 10 MB. */
export const DEFINITION_SIZE_MAX = 10 * 1024 * 1024;
/** Fields of one form, those of sub-tables included. */
export const FORM_FIELDS_MAX = 1_000;
/** Layouts in each other: tabs in cards in rows ... */
export const LAYOUT_DEPTH_MAX = 10;
/** Rules of one form. */
export const FORM_RULES_MAX = 500;
/** Choices of one field that stand in the definition. */
export const OPTIONS_MAX = 2_000;
/** Rows of one sub-table. */
export const TABLE_ROWS_MAX = 2_000;
/** Objects and lists in each other in the JSON of a definition. */
export const JSON_DEPTH_MAX = 60;
/** Characters of a field's name. */
export const FIELD_NAME_MAX = 64;
