/** Pixels of a picture that is cut; one with more is a bomb, or of no use on a site. */
export const PIXELS_MAX = 256_000_000;
/** Pixels of the longer side of a page of a PDF: 175 dots an inch on A0. */
export const PAPER_SIDE = 8_192;
/** Megabytes of memory that cutting one page may take. */
export const MEMORY_MAX = 1_024;
/** Milliseconds for one page. */
export const PATIENCE = 180_000;
