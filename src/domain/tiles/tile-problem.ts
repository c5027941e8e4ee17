/**
 * Why there are no tiles of a page: broken = it cannot be read, locked = a password is asked for, tooLarge = it has more pixels
 * than are drawn, takes more memory, or its tiles more room, tooLong = it was not done in time, unstored = there was no room, or no way to the content.
 */
export const tileProblems = ["broken", "locked", "tooLarge", "tooLong", "unstored"] as const;
export type TileProblem = (typeof tileProblems)[number];
