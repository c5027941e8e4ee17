/** Somebody without an account who fills in a form by a link, in the name of whoever made it. */
export interface Visitor {
  /** As they call themselves, "" = they do not say. */
  readonly name: string;
}

/** What a record says of a visitor without a name. */
export const UNNAMED_VISITOR = "-";
