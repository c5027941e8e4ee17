/** The signs of emoji, one a line with group, tone and codes; written by the build from its package. */
declare module "virtual:emoji/signs" {
  export const signs: string;
}

/** What emoji are called in one language, and the words by which they are found, in the order of the signs. */
declare module "virtual:emoji/words-*" {
  export const words: string;
}
