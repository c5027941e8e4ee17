/** Pixels of a picture that is cut; one with more is a bomb, or of no use on a site. */
export const PIXELS_MAX = 256_000_000;
/** Pixels of the longer side of a page of a PDF: 175 dots an inch on A0. */
export const PAPER_SIDE = 8_192;
/** Megabytes of memory that cutting one page may take. */
export const MEMORY_MAX = 1_024;
/** Milliseconds for one page. */
export const PATIENCE = 180_000;
/** Bytes that the tiles of any page may take, or as many as its paper, or so many times those of its picture: they count towards nobody's quota. */
export const PACK_BYTES = 32 * 1024 ** 2;
export const PACK_TIMES = 8;
