/** Height of a line (`--plumbline-option`) and of the head (`--plumbline-header`), pixels. */
export const ROW_HEIGHT = 36;
export const HEAD_HEIGHT = 56;
