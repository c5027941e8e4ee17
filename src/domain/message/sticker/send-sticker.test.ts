import { expect, test } from "vitest";
import { ADMIN, LEADER, makeCompany, makeGroup, MEMBER, OUTSIDER } from "#tests/make/site.ts";
import { SMALL_STICKER } from "#tests/make/cases/small-stickers.ts";
import { USED_STICKERS_MAX } from "../../sticker/sticker-limits.ts";
import { previewOf } from "../preview.ts";
import { writtenInMessage } from "../message-body.ts";
import { sendSticker } from "./send-sticker.ts";

function makeChat() {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  return { world, dialogId };
}

test("one of ours says what it is called, calls nobody, and is found by its name", () => {
  const { world, dialogId } = makeChat();
  const name = `Done <@${LEADER}>`;
  const { id } = world.does(MEMBER, "message.sendSticker", { dialogId, sticker: "done", name });
  const message = world.row("message", id);
  expect(message).toMatchObject({
    mtype: "sticker",
    mention: [],
    msg: { type: "sticker", text: name, sticker: "done", stickerId: 0 },
  });
  expect([previewOf(message), writtenInMessage(message)]).toEqual([name, name]);
  expect(world.row("dialog", dialogId).lastMsg).toMatchObject({ mtype: "sticker", preview: name });
  const args = { id: 7, dialogId, sticker: "done" as const };
  expect([sendSticker.minted?.(args), sendSticker.lane(args, { userId: MEMBER })]).toEqual([
    [7],
    { entity: "dialog", id: dialogId },
  ]);
});

test("one of the company's is called as the company calls it, and answers a message", () => {
  const { world, dialogId } = makeChat();
  const picture = { name: "Roof", picture: SMALL_STICKER };
  const { id: stickerId } = world.does(ADMIN, "sticker.add", picture);
  const first = world.does(LEADER, "message.sendText", { dialogId, text: "How far?" });
  const args = { dialogId, stickerId, name: "Mine", replyId: first.id };
  const { id } = world.does(MEMBER, "message.sendSticker", args);
  expect(world.row("message", id)).toMatchObject({
    replyId: first.id,
    msg: { text: "Roof", sticker: "", stickerId },
  });
  expect(world.row("message", first.id).replyNum).toBe(1);
});

test("it is forwarded as it is, and is one of the messages of a record by its name", () => {
  const { world, dialogId } = makeChat();
  const other = makeGroup(world, "Office").id;
  const { id: msgId } = world.does(MEMBER, "message.sendSticker", { dialogId, sticker: "stop" });
  const { id } = world.does(LEADER, "message.forward", { dialogId: other, msgId });
  expect(world.row("message", id).msg).toMatchObject({
    type: "sticker",
    sticker: "stop",
    forward: { userId: MEMBER },
  });
  const merged = world.does(LEADER, "message.merge", { dialogId: other, msgId: [msgId] });
  expect(world.row("message", merged.id).msg).toMatchObject({
    type: "merged",
    list: [{ type: "text", text: "stop", userId: MEMBER }],
  });
});

test("nobody puts it otherwise, and nobody sends one where they are not", () => {
  const { world, dialogId } = makeChat();
  const sent = { dialogId, sticker: "rain" } as const;
  const { id: msgId } = world.does(MEMBER, "message.sendSticker", sent);
  const edit = world.refuses(MEMBER, "message.edit", { msgId, text: "Sun" });
  expect(edit.reason).toBe("message.notEditable");
  expect(world.refuses(OUTSIDER, "message.sendSticker", sent).code).toBe(-4003);
});

test("those used last are remembered, so many of them, and favourites stay", () => {
  const { world, dialogId } = makeChat();
  world.does(MEMBER, "message.sendSticker", { dialogId, sticker: "done" });
  world.does(MEMBER, "sticker.mark", { key: "done", favourite: 1 });
  world.does(MEMBER, "message.sendSticker", { dialogId, sticker: "late" });
  world.put(
    Array.from({ length: USED_STICKERS_MAX - 1 }, (_none, place) => {
      const key = String(place + 1);
      const id = `${key}:${MEMBER}`;
      const put = { id, key, userId: MEMBER, favourite: 0 as const, useTime: world.now + 1 };
      return { entity: "stickerUse", action: "add", put } as const;
    }),
  );
  world.does(MEMBER, "message.sendSticker", { dialogId, sticker: "rain" });
  const keys = world.all("stickerUse").map(({ key }) => key);
  expect(keys).toHaveLength(USED_STICKERS_MAX + 1);
  expect(keys).toEqual(expect.arrayContaining(["done", "rain"]));
  expect(keys).not.toContain("late");
});
