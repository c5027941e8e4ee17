/** Entries of the company's menu: all of them lie on every device. */
export const MENU_ITEMS_MAX = 500;
/** Entries in each other: an application, two directories below it, and a page. */
export const MENU_DEPTH_MAX = 4;
export const MENU_NAME_MAX = 50;
export const MENU_LINK_MAX = 2_000;
/** Roles to which one entry is limited. */
export const MENU_ROLES_MAX = 100;
export const AUTHORITY_WORD_MAX = 50;
