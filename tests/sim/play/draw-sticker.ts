import { ownStickers } from "#domain/sticker/own-stickers.ts";
import { SMALL_STICKER } from "#tests/make/cases/small-stickers.ts";
import type { Draw } from "./action.ts";
import { aDialog, aMessage, aWord, type Seen } from "./draw-thing.ts";

/** One of the company's, of those that were taken out as well. */
async function aSticker({ database, luck }: Seen): Promise<number | undefined> {
  return luck.pick(await database.sticker.orderBy("id").toArray())?.id;
}

const add: Draw = async (seen) => ({
  name: "sticker.add",
  args: { name: aWord(seen), picture: SMALL_STICKER },
});

const rename: Draw = async (seen) => {
  const id = await aSticker(seen);
  return id === undefined ? undefined : { name: "sticker.edit", args: { id, name: aWord(seen) } };
};

const remove: Draw = async (seen) => {
  const id = await aSticker(seen);
  return id === undefined ? undefined : { name: "sticker.remove", args: { id } };
};

/** Of ours or of the company's, in and out again. */
const favour: Draw = async (seen) => {
  const key = (await aSticker(seen)) ?? seen.luck.pick(ownStickers) ?? "done";
  const favourite = seen.luck.chance(0.7) ? 1 : 0;
  return { name: "sticker.mark", args: { key: String(key), favourite } };
};

const sendOurs: Draw = async (seen) => {
  const dialog = await aDialog(seen);
  const sticker = seen.luck.pick(ownStickers) ?? "done";
  return (
    dialog && {
      name: "message.sendSticker",
      args: { dialogId: dialog.id, sticker, name: aWord(seen) },
    }
  );
};

/** One of the company's as an answer. */
const answer: Draw = async (seen) => {
  const message = await aMessage(seen);
  const stickerId = await aSticker(seen);
  if (!message || stickerId === undefined) return undefined;
  const { id: replyId, dialogId } = message;
  return { name: "message.sendSticker", args: { dialogId, stickerId, replyId } };
};

const draws: readonly Draw[] = [add, add, rename, remove, favour, favour, sendOurs, answer, answer];

/** Stickers of the company come and go, are kept among one's own, and sent. */
export const drawSticker: Draw = async (seen) => seen.luck.pick(draws)?.(seen);
