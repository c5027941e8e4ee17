/** Characters of a note or document of the library that is written here. */
export const NOTE_LENGTH_MAX = 200_000;
