import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { companyScope } from "../scope.ts";
import { idShape, timeShape } from "../shape.ts";

/** A picture of the company's that is sent with one tap. */
export const stickerShape = z.object({
  id: idShape,
  companyId: idShape,
  name: z.string(),
  /** A `data:` address; "" = it was removed long ago. */
  picture: z.string(),
  /** Order among the others. */
  rank: z.string(),
  /** Who added it. */
  userId: idShape,
  createTime: timeShape,
  /** Epoch ms from which on it is not offered any more, 0 = it is. Where it was sent it stays. */
  removeTime: timeShape,
});
export type Sticker = z.infer<typeof stickerShape>;

export const stickerEntity = defineEntity({
  name: "sticker",
  table: "stickers",
  frame: "dialog",
  since: 33,
  shape: stickerShape,
  birth: "own",
  title: ({ name }) => name,
  scope: () => companyScope,
  lists: ["companyId"],
});
