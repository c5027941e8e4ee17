/** What drawings come as. */
export const DRAWN_AS = ".pdf,image/png,image/jpeg,image/webp";
