/** Folders and files that one person has among their favourites. */
export const FAVOURITES_MAX = 1_000;
