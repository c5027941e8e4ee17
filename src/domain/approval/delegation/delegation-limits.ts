/** People whom one person names at most. */
export const DELEGATIONS_MAX = 20;
/** Forms that one naming can be limited to. */
export const DELEGATION_FORMS_MAX = 100;
/** Ms that somebody can be away at most: a year. */
export const DELEGATION_MAX = 366 * 86_400_000;
