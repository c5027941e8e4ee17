/** Stickers that a company has at a time: all browsers hold them. */
export const STICKERS_MAX = 40;
/** Stickers that were removed and are still drawn where they were sent; the oldest beyond are known by their names alone. */
export const REMOVED_STICKERS_MAX = 40;
export const STICKER_NAME_MAX = 40;
/** Characters of a picture: 36 KB of it. */
export const STICKER_PICTURE_MAX = 48_000;
/** Pixels of its sides at most. */
export const STICKER_SIDE_MAX = 512;
/** Pixels of its sides as we draw it, twice what it is shown in. */
export const STICKER_SIDE = 256;
export const FAVOURITE_STICKERS_MAX = 40;
/** Stickers that somebody used last and that are remembered. */
export const USED_STICKERS_MAX = 24;
