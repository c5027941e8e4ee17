/** Stands before the heading of what has to be filled in (forms-approvals 4). */
export const REQUIRED_MARK = "*";
/** Begins each cell of the hint below the headings, so that it is told from what people fill in, in any language. */
export const HINT_MARK = "※";
