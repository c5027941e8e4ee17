/** Letters of an address, before parameters stand in it and after. */
export const REQUEST_URL_MAX = 2_000;
export const REQUEST_FILLED_MAX = 8_000;
export const REQUEST_HEADERS_MAX = 10;
export const REQUEST_HEADER_NAME_MAX = 100;
export const REQUEST_HEADER_VALUE_MAX = 4_000;
/** Letters of a body, and how deep it goes. */
export const REQUEST_BODY_MAX = 10_000;
export const REQUEST_BODY_DEPTH_MAX = 20;
/** Letters of a path into an answer. */
export const ANSWER_PATH_MAX = 200;
/** Bytes of an answer. */
export const ANSWER_BYTES_MAX = 1024 * 1024;
/** How deep an answer goes. */
export const ANSWER_DEPTH_MAX = 50;
/** Milliseconds that an answer may take. */
export const ANSWER_PATIENCE = 10_000;
/** Milliseconds for which an answer is good enough for everybody. */
export const ANSWER_FRESH = 60_000;
/** Questions that one person may put to other servers in an hour; what is answered from memory is none. */
export const ASKS_PER_HOUR = 600;
/** Hosts that a company allows. */
export const LISTED_HOSTS_MAX = 50;
/** Letters of one of them, as it is written. */
export const LISTED_HOST_MAX = 300;
