/** The next bytes of a content. */
export interface BegunPart {
  /** Which content it is, as the server says it. */
  readonly tag: string;
  /** How many bytes of it lie there already. */
  readonly from: number;
  readonly bytes: ArrayBuffer;
}

/** Where what has come of a content lies until all of it has, longer than a page. */
export interface BegunStore {
  /** What has come of it; undefined = nothing. */
  read(): Promise<{ readonly tag: string; readonly content: Blob } | undefined>;
  /** Lays down what comes next; false where it cannot lie there: there is no room, or somebody else is at it. */
  add(part: BegunPart): Promise<boolean>;
}
