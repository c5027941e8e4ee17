/** Forms that one person has among their favourites. */
export const FORM_FAVOURITES_MAX = 200;
