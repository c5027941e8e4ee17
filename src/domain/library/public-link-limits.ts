/** Links to one folder or file of the library for people outside of the company. */
export const PUBLIC_LINKS_MAX = 50;
/** Visits to which the use of one of them can be limited. */
export const PUBLIC_LINK_USES_MAX = 1_000_000;
/** Milliseconds for which somebody who came by one looks around and saves without coming anew. */
export const PUBLIC_VISIT_KEPT = 2 * 3_600_000;
/** What the code of a link looks like; no id does. */
export const PUBLIC_LINK_CODE = /^[A-Za-z0-9_-]{20,100}$/;
