/** Bots of one person. */
export const BOTS_MAX = 50;
/** Access tokens of one person or bot. */
export const TOKENS_MAX = 20;
export const TOKEN_NAME_MAX = 50;
/** Commands of one bot. */
export const BOT_COMMANDS_MAX = 50;
export const COMMAND_DESCRIPTION_MAX = 100;
/** Days for which an access token works, as many as can be chosen. */
export const TOKEN_DAYS = [7, 30, 90, 180, 365] as const;
/** Milliseconds for which a token that has expired is listed. */
export const EXPIRED_TOKEN_KEPT = 30 * 24 * 3_600_000;
/** Calls that one access token may make a minute. */
export const TOKEN_CALLS_PER_MINUTE = 300;
/** Milliseconds after which a message ends by itself whose bot has fallen silent. */
export const STREAM_SILENCE = 30_000;
/** Milliseconds after which what a bot goes on writing is written into the message itself, for whoever does not listen. */
export const STREAM_WRITTEN_EVERY = 1_500;
/** Messages that one bot writes at once. */
export const STREAMS_OF_BOT_MAX = 10;
/** Messages that a browser keeps listening to while they are written (seed 000 §4). */
export const STREAMS_KEPT = 10;
/** Those of them that it has a connection for; browsers have six to one server. */
export const STREAM_CONNECTIONS = 4;
/** Times that a browser comes back to one (seed 000 §9). */
export const STREAM_RETRIES = 5;
/** Milliseconds between them. */
export const STREAM_RETRY_EVERY = 3_000;
/** Messages that are listened to by one person at one server. */
export const STREAM_READERS_MAX = 40;
/** Messages that a bot is told at once. */
export const BOT_UPDATES_MAX = 100;
/** Seconds for which a bot may wait for a message. */
export const BOT_WAIT_MAX = 25;

/** Addresses by which other services write into one chat. */
export const INCOMING_MAX = 20;
