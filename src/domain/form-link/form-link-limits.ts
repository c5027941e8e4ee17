/** Links to one form for people without an account. */
export const FORM_LINKS_MAX = 20;
/** Records to which one of them can be limited. */
export const FORM_LINK_USES_MAX = 1_000_000;
/** Records that come by one of them in a day of UTC; what is beyond waits on the visitor's device. */
export const FORM_LINK_DAY_MAX = 300;
/** Milliseconds for which a form that was opened once can be sent: whoever fills it in where there is no network sends it later. */
export const FORM_VISIT_KEPT = 30 * 24 * 3_600_000;
/** Characters of what a link is called, and of the name that a visitor gives. */
export const FORM_LINK_NAME_MAX = 60;
/** Characters of what one visitor fills in. */
export const VISITOR_DATA_MAX = 200_000;
