/** Bytes of a file that is fetched whole, and stays on this device; a larger one is read from the server as it is needed. */
export const FETCHED_WHOLE_MAX = 20 * 1024 ** 2;
