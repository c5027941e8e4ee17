/** Longer addresses are linked, but not looked up. */
export const LINK_MAX = 2_000;
export const LINK_TITLE_MAX = 150;
export const LINK_TEXT_MAX = 300;
/** Bytes of the small picture, which every reader keeps with the message. */
export const LINK_THUMB_BYTES_MAX = 8_000;
/** Pixels of its sides: twice as many as it is drawn with. */
export const LINK_THUMB_WIDTH = 240;
export const LINK_THUMB_HEIGHT = 160;
