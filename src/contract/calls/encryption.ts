import * as z from "zod/mini";
import { defineCall } from "../call.ts";

/** The server's public key, for clients that encrypt what they send (seed 000 §7). */
export const getServerKey = defineCall({
  name: "user.serverKey",
  method: "GET",
  path: "/api/users/key/client",
  access: "open",
  body: z.object({}),
  reply: z.object({
    type: z.literal("pgp"),
    /** Fingerprint, by which requests name it. */
    id: z.string(),
    /** Armored OpenPGP. */
    key: z.string(),
  }),
});
