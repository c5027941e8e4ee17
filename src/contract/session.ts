import * as z from "zod/mini";
import { idShape } from "#domain/shape.ts";

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
  /** Id of the company's space; the same through restores of a backup. */
  spaceId: z.string(),
  /** Kept beyond the session: shows later that this account was signed in here before. */
  knownDevice: z.optional(z.string()),
});
export type Session = z.infer<typeof sessionShape>;
