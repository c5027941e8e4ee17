import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { userScope } from "../scope.ts";
import { flagShape, idShape, timeShape } from "../shape.ts";

/** That somebody has used a sticker lately, or marked it to find it first, on all of their devices: theirs alone. */
export const stickerUseShape = z.object({
  /** `<key>:<userId>` */
  id: z.string(),
  /** Which of ours, or the id of one of the company's as text. */
  key: z.string(),
  userId: idShape,
  favourite: flagShape,
  /** Epoch ms of its last use, 0 = it was marked only. */
  useTime: timeShape,
});
export type StickerUse = z.infer<typeof stickerUseShape>;

export const stickerUseEntity = defineEntity({
  name: "stickerUse",
  table: "sticker_uses",
  frame: "dialog",
  since: 33,
  shape: stickerUseShape,
  birth: "computed",
  scope: (row) => userScope(row.userId),
  lists: ["userId"],
});
