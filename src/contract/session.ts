import * as z from "zod/mini";
import { idShape } from "#domain/shape.ts";

export const deviceProofShape = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** What a browser gets when somebody signs in on it. */
export const sessionShape = z.object({
  /** Opaque; the server keeps only its hash. */
  token: z.string(),
  userId: idShape,
  nickname: z.string(),
  isAdmin: z.boolean(),
  /** Roles; contains "admin" for administrators (seed 000 §3). */
  identity: z.array(z.string()),
  /** The range in which this browser mints ids. */
  deviceNumber: idShape,
  /** That this number was given to this person, in the server's own hand; shown where a restored server no longer knows. */
  deviceProof: z.optional(deviceProofShape),
  /** Seals what of this person's was not sent when the session ends; the server gives it to nobody else. 32 bytes in base64url. */
  unsentKey: z.optional(z.string()),
  /** Id of the company's space; the same through restores of a backup. */
  spaceId: z.string(),
  /** Kept beyond the session: shows later that this account was signed in here before. */
  knownDevice: z.optional(z.string()),
});
export type Session = z.infer<typeof sessionShape>;
