/**
 * When a browser could reach the server, as the server knows it; each is epoch ms. A person's work carries the time at
 * which they did it, which is theirs to say only while nobody could have been told of it: of what was done on a line
 * that stood, the server would have heard at once.
 */
export interface Contact {
  /** When it was last heard of, to within a minute. */
  readonly lastTime: number;
  /** When it was last heard of before it was away. */
  readonly awayFrom: number;
  /** When it first came back from there ... */
  readonly firstBack: number;
  /** ... and when last: on a bad line somebody comes back several times before all is told. */
  readonly back: number;
}
