import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { userScope } from "../scope.ts";
import { idShape } from "../shape.ts";

/** What only the person sees of the account (seed 000 §3 User (info)). The id is the user's. */
export const accountShape = z.object({
  id: idShape,
  email: z.string(),
  tel: z.string(),
  /** Nobody is told when they were last there, nor are they told it of others. */
  hidesLine: z.boolean(),
});
export type Account = z.infer<typeof accountShape>;

export const accountEntity = defineEntity({
  name: "account",
  table: "accounts",
  frame: "user",
  since: 1,
  shapeVersion: 2,
  added: { hidesLine: false },
  shape: accountShape,
  birth: "shared",
  scope: (row) => userScope(row.id),
  lists: [],
});
