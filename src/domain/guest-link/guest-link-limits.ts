/** Links for guests to one plan. */
export const GUEST_LINKS_MAX = 20;
/** Characters of what one of them is called. */
export const GUEST_LINK_NAME_MAX = 60;
/** Milliseconds for which one of them works at most: somebody has to want it again after that. */
export const GUEST_LINK_LIFE_MAX = 366 * 24 * 3_600_000;
/** Milliseconds after which somebody who opens the plan again counts as another visit. */
export const GUEST_VISIT = 2 * 3_600_000;
/** Characters of the name by which a guest asks for a task. */
export const GUEST_KEY_LENGTH = 16;
