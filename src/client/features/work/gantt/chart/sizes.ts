/** Height of a line (`--plumbline-option`) and of the head (`--plumbline-header`), pixels. */
export const ROW_HEIGHT = 36;
export const HEAD_HEIGHT = 56;

/** From the middle of a milestone to its tips, pixels. */
export const DIAMOND_HALF = 9;
