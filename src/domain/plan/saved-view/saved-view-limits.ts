/** Saved views of one plan: for everybody, and of each person for themselves. */
export const SAVED_VIEWS_MAX = 50;
export const SAVED_VIEW_NAME_MAX = 60;
/** Characters of one part of an address that is saved, such as the ids of tags. */
export const SAVED_VIEW_PART_MAX = 10_000;
