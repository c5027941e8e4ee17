import * as z from "zod/mini";

/** Every reply of `/api` (seed 000 §7): 200 is success, anything else comes with a text. */
export const envelopeShape = z.object({
  code: z.int(),
  data: z.optional(z.unknown()),
  /** The message for a person, in the caller's language. */
  msg: z.string(),
  /** Key of the message, for clients that bring their own words. */
  reason: z.optional(z.string()),
});
export type Envelope = z.infer<typeof envelopeShape>;

/** Not signed in, or no longer (seed 000 §8). */
export const SIGNED_OUT = 401;
/** The same, from servers that send people elsewhere (seed 000 §8). */
export const SIGNED_OUT_MOVED = 301;
/** The caller has to give a nickname first, then the call is made again (seed 000 §8). */
export const NICKNAME_NEEDED = -2;
/** The caller has to give a contact phone first, then the call is made again (seed 000 §8). */
export const PHONE_NEEDED = -3;
/** The first proof of who signs in was right; `data` names the step in which the second one is brought. */
export const SECOND_STEP = -5;
/** Too many calls; `Retry-After` says when to come back. */
export const TOO_MANY = 429;
/** The body is larger than the server takes. */
export const TOO_LARGE = 413;
/** The server has no room left for a file; what it had of it stays. */
export const NO_ROOM = 507;
/** The client is too old to write; what it holds stays there until it is newer. */
export const TOO_OLD = 426;
/** The server's own fault (seed 000 §8 'server problem'). */
export const SERVER_PROBLEM = 500;
/** The call took longer than anybody waits; whether it was done is not known, and sending it again is safe. */
export const UNAVAILABLE = 503;
/** The network's fault, made by the client, never shown in a modal (seed 000 §8). */
export const NETWORK_EXCEPTION = -1001;
