/** Kinds of leave that most companies count, as the product's own form of leave calls them. */
export const USUAL_LEAVE = [
  "annual",
  "personal",
  "sick",
  "marriage",
  "maternity",
  "paternity",
  "bereavement",
] as const;
