import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { userScope } from "../scope.ts";
import { idShape, timeShape } from "../shape.ts";

/** How others hear of a device that went because somebody has lost it: nothing may stay on it. */
export const DEVICE_LOST = "lost";

/** A browser that is signed in. The id is its device number. */
export const deviceShape = z.object({
  id: idShape,
  userId: idShape,
  /** Browser and system as the person knows them, such as "Chrome · Windows". */
  name: z.string(),
  createTime: timeShape,
});
export type Device = z.infer<typeof deviceShape>;

export const deviceEntity = defineEntity({
  name: "device",
  table: "devices",
  frame: "user",
  since: 1,
  shape: deviceShape,
  birth: "server",
  title: ({ name }) => name,
  scope: (row) => userScope(row.userId),
  lists: ["userId"],
});
