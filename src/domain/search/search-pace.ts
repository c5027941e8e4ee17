/** Pause in typing after which the server is asked what this device cannot know, ms. */
export const ASKED_AFTER = 400;
/** Questions a minute that one person is answered: more than anybody asks who types, with room for older pages. */
export const ANSWERED_A_MINUTE = 240;
