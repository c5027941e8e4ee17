import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { companyScope } from "../scope.ts";
import { idShape, timeShape } from "../shape.ts";

/** What colleagues see of a person (seed 000 §3 User (basic)). */
export const userShape = z.object({
  id: idShape,
  nickname: z.string(),
  /** Address of the picture, of which all bytes stand in it; empty = initials (`shownPicture`). */
  userimg: z.string(),
  bot: z.boolean(),
  isAdmin: z.boolean(),
  /** Epoch ms since when the person may not sign in, 0 = may. */
  disableTime: timeShape,
  deleteTime: timeShape,
  createTime: timeShape,
});
export type User = z.infer<typeof userShape>;

export const userEntity = defineEntity({
  name: "user",
  table: "users",
  frame: "user",
  since: 1,
  shape: userShape,
  birth: "server",
  title: ({ nickname }) => nickname,
  scope: () => companyScope,
  lists: ["deleteTime"],
});
