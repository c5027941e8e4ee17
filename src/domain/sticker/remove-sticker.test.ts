import { expect, test } from "vitest";
import { ADMIN, makeCompany, makeGroup, MEMBER } from "#tests/make/site.ts";
import { SMALL_STICKER } from "#tests/make/cases/small-stickers.ts";
import { REMOVED_STICKERS_MAX } from "./sticker-limits.ts";

test("a removed sticker is sent no more, and stays where it was sent", () => {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  const picture = { name: "Roof", picture: SMALL_STICKER };
  const { id: stickerId } = world.does(ADMIN, "sticker.add", picture);
  world.does(MEMBER, "message.sendSticker", { dialogId, stickerId });
  expect(world.refuses(MEMBER, "sticker.remove", { id: stickerId }).reason).toBe("adminOnly");
  world.does(ADMIN, "sticker.remove", { id: stickerId });
  expect(world.row("sticker", stickerId)).toMatchObject({ ...picture, removeTime: world.now });
  const again = world.refuses(MEMBER, "message.sendSticker", { dialogId, stickerId });
  expect(again.reason).toBe("sticker.gone");
  expect(world.all("message")).toMatchObject([{ msg: { text: "Roof", stickerId } }]);
  expect(world.refuses(ADMIN, "sticker.remove", { id: stickerId }).reason).toBe("sticker.gone");
});

test("those removed longest ago give up their pictures", () => {
  const world = makeCompany();
  for (let count = 0; count < REMOVED_STICKERS_MAX + 2; count += 1) {
    const { id } = world.does(ADMIN, "sticker.add", { name: "Roof", picture: SMALL_STICKER });
    world.does(ADMIN, "sticker.remove", { id });
  }
  const drawn = world.all("sticker").map(({ picture }) => picture !== "");
  expect(drawn).toEqual([
    false,
    false,
    ...Array.from({ length: REMOVED_STICKERS_MAX }, () => true),
  ]);
});
