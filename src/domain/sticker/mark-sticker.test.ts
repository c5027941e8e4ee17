import { expect, test } from "vitest";
import { LEADER, makeCompany, makeGroup, MEMBER } from "#tests/make/site.ts";
import { userScope } from "../scope.ts";
import { markSticker } from "./mark-sticker.ts";
import { FAVOURITE_STICKERS_MAX } from "./sticker-limits.ts";
import { stickerUseEntity } from "./sticker-use.ts";

test("everybody marks stickers for themselves alone, and once", () => {
  const world = makeCompany();
  const mark = { key: "coffee", favourite: 1 } as const;
  expect(world.does(MEMBER, "sticker.mark", mark).changes).toHaveLength(1);
  expect(world.does(MEMBER, "sticker.mark", mark).changes).toEqual([]);
  world.does(LEADER, "sticker.mark", mark);
  const row = world.row("stickerUse", `coffee:${MEMBER}`);
  expect(stickerUseEntity.scope(row)).toBe(userScope(MEMBER));
  world.does(MEMBER, "sticker.mark", { ...mark, favourite: 0 });
  expect(world.all("stickerUse").map(({ userId }) => userId)).toEqual([LEADER]);
});

test("what was used stays among those used last when it is a favourite no more", () => {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  world.does(MEMBER, "message.sendSticker", { dialogId, sticker: "rain" });
  world.does(MEMBER, "sticker.mark", { key: "rain", favourite: 1 });
  world.does(MEMBER, "sticker.mark", { key: "rain", favourite: 0 });
  const [use] = world.all("stickerUse");
  expect(use).toMatchObject({ key: "rain", favourite: 0 });
  expect(use?.useTime).toBeGreaterThan(0);
});

test("there are so many favourites, and the last of several in a row counts", () => {
  const world = makeCompany();
  for (let id = 1; id <= FAVOURITE_STICKERS_MAX; id += 1)
    world.does(MEMBER, "sticker.mark", { key: String(id), favourite: 1 });
  expect(world.refuses(MEMBER, "sticker.mark", { key: "done", favourite: 1 })).toMatchObject({
    reason: "sticker.favouritesMax",
    data: { count: FAVOURITE_STICKERS_MAX },
  });
  const [on, off] = [
    { key: "late", favourite: 1 } as const,
    { key: "late", favourite: 0 } as const,
  ];
  expect(markSticker.merge?.(on, off)).toEqual(off);
  expect(markSticker.merge?.(on, { ...off, key: "rain" })).toBeUndefined();
});
