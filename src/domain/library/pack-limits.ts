/** Files that can be downloaded as one pack. */
export const PACK_FILES_MAX = 2_000;
/** Bytes of them together. */
export const PACK_BYTES_MAX = 4 * 1024 ** 3;
/** Packs of one person, or of the visitors by a link from one address, that may be on their way at once. */
export const PACKS_AT_ONCE = 2;
/** The same of all visitors from one address, by whatever links: some offices have one address for all their people. */
export const PACKS_OF_ADDRESS_AT_ONCE = 6;
