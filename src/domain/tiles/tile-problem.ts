/**
 * Why there are no tiles of a page: broken = it cannot be read, locked = a password is asked for, tooLarge = it has more pixels
 * than are drawn, takes more memory, or its tiles more room, tooLong = it was not done in time.
 */
export const tileProblems = ["broken", "locked", "tooLarge", "tooLong"] as const;
export type TileProblem = (typeof tileProblems)[number];
