import { sendSticker } from "../message/sticker/send-sticker.ts";
import { addSticker } from "./add-sticker.ts";
import { editSticker } from "./edit-sticker.ts";
import { markSticker } from "./mark-sticker.ts";
import { removeSticker } from "./remove-sticker.ts";

/** What people do with stickers. */
export const stickerCommands = [
  addSticker,
  editSticker,
  removeSticker,
  markSticker,
  sendSticker,
] as const;
