/** Dictionaries of a company. */
export const DICTIONARIES_MAX = 300;
/** Dictionaries in each other: kinds of kinds. */
export const DICTIONARY_DEPTH_MAX = 5;
/** Entries of one dictionary: all of them lie on every device. */
export const DICTIONARY_ENTRIES_MAX = 1_000;
/** Entries in each other. */
export const DICTIONARY_ENTRY_DEPTH_MAX = 5;
export const DICTIONARY_NAME_MAX = 100;
export const DICTIONARY_CODE_MAX = 50;
