/** A letter that the mail server did not take is tried again after so long, ms; after the last it is given up. */
export const TRY_AGAIN = [60_000, 600_000, 3_600_000];
